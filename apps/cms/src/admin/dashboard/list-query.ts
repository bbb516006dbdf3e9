/** A condition of a list. `is` is one of Payload's operators. */
export interface Condition {
  field: string;
  is: 'equals' | 'not_equals' | 'less_than' | 'in';
  value: string | boolean;
}

/** The names and values of a list's address that shows what meets all of these. */
export const buildListQuery = (conditions: readonly Condition[]): [string, string][] =>
  conditions.map(({ field, is, value }, index) => [`where[or][0][and][${index}][${field}][${is}]`, String(value)]);

/** Of a list that shows these alone. */
export const buildIdsQuery = (ids: readonly (number | string)[]) => buildListQuery([{ field: 'id', is: 'in', value: ids.join(',') }]);
