/** '09' for 9. */
export const padTwo = (value: number): string => String(value).padStart(2, '0');
