/** Whether a form's record is stored. Payload gives no id for a new record, and `null` for a picture that is not uploaded yet. */
export const isStoredId = (id: number | string | null | undefined): id is number | string => id !== undefined && id !== null && id !== '';
