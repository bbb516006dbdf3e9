/** What is wrong with a text, in words; none when it is well. */
export function wordingFaults(text: string, locale: 'hu' | 'en'): string[];
