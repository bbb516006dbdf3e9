/** A condition of a list. `is` is one of Payload's operators. */
export interface Condition {
  field: string;
  is: 'equals' | 'not_equals' | 'less_than' | 'greater_than' | 'in';
  value: string | boolean;
}

/** The query parameters of a list that meets all conditions. */
export const buildListQuery = (conditions: readonly Condition[]): [string, string][] =>
  conditions.map(({ field, is, value }, index) => [`where[or][0][and][${index}][${field}][${is}]`, String(value)]);

/** The query parameters of a list of these documents. */
export const buildIdsQuery = (ids: readonly (number | string)[]) => buildListQuery([{ field: 'id', is: 'in', value: ids.join(',') }]);
