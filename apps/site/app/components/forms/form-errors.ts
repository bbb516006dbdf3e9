/** The URL fragment of a form, so that without scripts the page reopens at the errors or the thank-you, not at its top. */
export const FORM_ANCHOR = 'form';

/** The id of a field's input. Prefixed, because an element with the id `name` would replace the property of the form. */
export const getFieldId = (name: string) => `field-${name}`;

/** The field errors in the order of the page, each with the id of its input; leaves out errors of the whole form. */
export function sortErrors<Field extends string>(fields: readonly Field[], errors: Partial<Record<Field | 'form', string>>) {
  return fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: getFieldId(field), message }] : [];
  });
}
