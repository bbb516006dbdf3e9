/** What a form knows of a field. */
interface FieldState {
  value?: unknown;
  valid?: boolean;
  errorMessage?: string;
}
type Fields = Readonly<Record<string, FieldState>>;

export interface Fault {
  /** The field's path, for example 'dates.0.end'. */
  path: string;
  message: string;
}

/** What the form says against its fields. */
export function faultsIn(fields: Fields): Fault[] {
  return Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );
}

/** What the fields hold, by path. */
export const valuesOf = (fields: Fields): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, value]));

/** Whether the fields hold these very values, and no others. */
export function isUnchanged(fields: Fields, values: ReadonlyMap<string, unknown>): boolean {
  const now = valuesOf(fields);
  return now.size === values.size && [...now].every(([path, value]) => values.has(path) && values.get(path) === value);
}

/** Those of the faults that the form does not show any more. */
export function lostFaults(fields: Fields, faults: readonly Fault[]): Fault[] {
  return faults.filter(({ path }) => fields[path]?.valid !== false);
}
