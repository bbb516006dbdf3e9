export default function pickerLanguage(source: string): string;
/** The properties of the date picker that need a language, and its first day of the week. */
export function getPickerTexts(translate: (key: string) => string): Record<string, string | number>;
export function getDateFormat(format: string, i18n: { dateFNS: unknown; language: string }): string;
