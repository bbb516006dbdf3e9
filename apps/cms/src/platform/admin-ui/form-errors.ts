/** What a form knows of a field. */
interface FieldState {
  value?: unknown;
  valid?: boolean;
}
type Fields = Readonly<Record<string, FieldState>>;

export interface FormFieldError {
  /** The field's path, for example 'dates.0.end'. */
  path: string;
  message: string;
}

const isFormFieldError = (value: unknown): value is FormFieldError =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** What the service says against the fields of a form that it refuses. */
export function readFormErrors(answer: unknown): FormFieldError[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors)) return [];
  return answer.errors.flatMap((error: { data?: { errors?: unknown } } | null) => {
    const errors = error?.data?.errors;
    return Array.isArray(errors) ? errors.filter(isFormFieldError).map(({ path, message }) => ({ path, message })) : [];
  });
}

const noted = new Map<string, readonly FormFieldError[]>();
const listeners = new Set<() => void>();

/** Calls the listener whenever other faults are noted. */
export function onFormErrors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the service has said against the last save of `target`, for example `events/5` or, of a new document, `events`. */
export const getFormErrors = (target: string): readonly FormFieldError[] | undefined => noted.get(target);

/** Notes what the service has said against a save. */
export function noteFormErrors(target: string, errors: readonly FormFieldError[]): void {
  noted.set(target, errors);
  for (const listener of listeners) listener();
}

/** A new save is on its way, or the form has changed: what was said against the last one is no longer true. */
export function clearFormErrors(target: string): void {
  if (noted.delete(target)) for (const listener of listeners) listener();
}

/** What changes without the editor: the moment of the last save, and whether it was of a draft. */
export const KEPT_BY_SERVICE: ReadonlySet<string> = new Set(['updatedAt', '_status']);

/** What the fields hold, by path; the form makes texts anew without changing them. */
export const readFormValues = (fields: Fields): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(fields)
      .filter(([path]) => !KEPT_BY_SERVICE.has(path))
      .map(([path, { value }]) => [path, typeof value === 'object' ? JSON.stringify(value) : value]),
  );

/** Whether the fields hold these very values, and no others. */
export function isUnchanged(fields: Fields, values: ReadonlyMap<string, unknown>): boolean {
  const now = readFormValues(fields);
  return now.size === values.size && [...now].every(([path, value]) => values.has(path) && values.get(path) === value);
}

/** Those of the faults that the form does not show any more. */
export function findLostErrors(fields: Fields, errors: readonly FormFieldError[]): FormFieldError[] {
  return errors.filter(({ path }) => fields[path]?.valid !== false);
}
