/** The state of a field in the form. */
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

/** The field errors in the service's answer to a save. */
export function readFormErrors(answer: unknown): FormFieldError[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer) || !Array.isArray(answer.errors)) return [];
  return answer.errors.flatMap((error: { data?: { errors?: unknown } } | null) => {
    const errors = error?.data?.errors;
    return Array.isArray(errors) ? errors.filter(isFormFieldError).map(({ path, message }) => ({ path, message })) : [];
  });
}

const noted = new Map<string, readonly FormFieldError[]>();
const listeners = new Set<() => void>();

/** Calls the listener when the errors change. */
export function onFormErrors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The errors of the last save of `target`, for example `events/5`, or `events` for a new document. */
export const getFormErrors = (target: string): readonly FormFieldError[] | undefined => noted.get(target);

/** Stores the errors of a save. */
export function noteFormErrors(target: string, errors: readonly FormFieldError[]): void {
  noted.set(target, errors);
  for (const listener of listeners) listener();
}

/** Removes the errors of the last save, because a new save has begun or the form has changed. */
export function clearFormErrors(target: string): void {
  if (noted.delete(target)) for (const listener of listeners) listener();
}

/** Fields that change without the editor: the time of the last save, and whether it saved a draft. */
export const FIELDS_SET_BY_SERVICE: ReadonlySet<string> = new Set(['updatedAt', '_status']);

/** The values of the fields by path; the form recreates rich texts without changing them. */
export const readFormValues = (fields: Fields): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(fields)
      .filter(([path]) => !FIELDS_SET_BY_SERVICE.has(path))
      .map(([path, { value }]) => [path, typeof value === 'object' ? JSON.stringify(value) : value]),
  );

/** Whether the fields have exactly these values. */
export function isUnchanged(fields: Fields, values: ReadonlyMap<string, unknown>): boolean {
  const now = readFormValues(fields);
  return now.size === values.size && [...now].every(([path, value]) => values.has(path) && values.get(path) === value);
}

/** The errors that the form no longer shows. */
export function findLostErrors(fields: Fields, errors: readonly FormFieldError[]): FormFieldError[] {
  return errors.filter(({ path }) => fields[path]?.valid !== false);
}
