/** Days of the month whose Hungarian ordinal has back vowels (másodika, harmadika, hatodika, nyolcadika, huszadika, harmincadika). */
const BACK_VOWEL_DAYS = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]);

/** The Hungarian suffix for "from" on a day of the month: 'jétől', 'ától' or 'étől'. */
export function getFromEnding(day: number): string {
  return day === 1 ? 'jétől' : BACK_VOWEL_DAYS.has(day) ? 'ától' : 'étől';
}
