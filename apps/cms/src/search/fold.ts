/** Lower case without accents, so that "Oszi" finds "Őszi". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

/** The folded words of a text: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
