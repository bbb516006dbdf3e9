/** Where a sent form comes back, with its errors or its thank-you: without JavaScript the page must not come back at its top. */
export const FORM_ANCHOR = 'form';

/** The id of a field's input. A prefix, because `name` and its kin are also properties of a form. */
export const getFieldId = (name: string) => `field-${name}`;

/** The field errors in the order of the page, each with the id of its input; without errors of the whole form. */
export function sortErrors<Field extends string>(fields: readonly Field[], errors: Partial<Record<Field | 'form', string>>) {
  return fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: getFieldId(field), message }] : [];
  });
}
