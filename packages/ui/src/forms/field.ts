export interface FieldProps {
  /** Also the id, unless one is given, so that an error summary can link to it. */
  name: string;
  id?: string;
  label: string;
  hint?: string;
  /** The error message of the value. */
  error?: string | undefined;
  /** Shown beside the label of a field that may stay empty, for example '(optional)'. */
  optionalLabel?: string;
  className?: string;
}

export const getHintId = (id: string): string => `${id}-hint`;
export const getErrorId = (id: string): string => `${id}-error`;

/** The attributes that connect a control with its hint and error. */
export function getDescribedBy(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint ? getHintId(id) : '', error ? getErrorId(id) : ''].filter(Boolean).join(' ');
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true as const } : {}) };
}
