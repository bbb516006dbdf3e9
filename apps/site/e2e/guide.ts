import { readFileSync } from 'node:fs';

const GUIDE = readFileSync(new URL('../../../docs/editors-guide.md', import.meta.url), 'utf8');

/** From one heading to the next, whatever its level. */
const chapters = new Map(
  GUIDE.split(/^#{1,3} /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      return [text.slice(0, end).trim(), text.slice(end).replaceAll(/\s+/g, ' ')] as const;
    }),
);

/** What the text sets apart: bold, italic, or in quotation marks. */
const setApart = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*|\*([^*]+)\*|„([^”]+)”/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');

/**
 * The words of a chapter of the editors' guide. A journey that follows the chapter presses and reads what the chapter names:
 * `said('Mentés')` is 'Mentés', and throws when the chapter has no such words set apart, so that neither can change without the other.
 */
export function chapter(title: string): (words: string) => string {
  const text = chapters.get(title);
  if (text === undefined) throw new Error(`The guide has no chapter “${title}”.`);
  const named = setApart(text);
  return (words) => {
    if (!named.some((phrase) => phrase.includes(words))) throw new Error(`The guide’s chapter “${title}” does not name “${words}”.`);
    return words;
  };
}

/** In the order of the columns of the guide's table, which is written from the content service's own. */
export const ROLES = ['administrator', 'programs', 'magazine', 'press', 'balloon', 'service'] as const;
export type Role = (typeof ROLES)[number];
const LEVELS = ['–', 'látja', 'írja', 'közzéteszi', 'törli is'];

/** Who may go at least so far with what the table calls by this name. Throws when it has no such row. */
export function rolesThatMay(level: 'látja' | 'írja' | 'közzéteszi' | 'törli is', subject: string): Role[] {
  const row = GUIDE.split('\n').find((line) => line.startsWith(`| ${subject} |`));
  if (!row) throw new Error(`The guide’s table has no row “${subject}”.`);
  const cells = row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
  return ROLES.filter((_, column) => LEVELS.indexOf(cells[column] ?? '') >= LEVELS.indexOf(level));
}
