/** The state of a form's fields by path. */
type FormFields = Record<string, { value?: unknown; valid?: boolean; errorMessage?: string }>;

export default function keepTypedValues(source: string): string;
/** Whether a form’s field has another value than `before`; a field that the form does not have is not changed. */
export function isChangedField(field: { value?: unknown } | undefined, before: unknown): boolean;
/** Whether anything was typed into a form since `sent`; chosen files are not compared. */
export function isChangedForm(fields: FormFields, sent: FormFields): boolean;
/** Whether a form has other values, fields or files than `before`. */
export function hasOtherValues(fields: FormFields | undefined, before: FormFields | undefined): boolean;
/** Waits, if a field counts as invalid, until the validation of what was typed last is done. */
export function untilFieldsAreValidated(fields: Record<string, { valid?: boolean }>): Promise<void>;
