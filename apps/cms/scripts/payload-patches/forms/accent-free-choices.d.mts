export default function accentFreeChoices(source: string): string;
/** A text without accents; only its words are compared. */
export function removeAccents(text: string): string;
