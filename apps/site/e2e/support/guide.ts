import { readFileSync } from 'node:fs';

const GUIDE = readFileSync(new URL('../../../../docs/editors-guide.md', import.meta.url), 'utf8');

/** From one heading to the next, whatever its level; without the pictures and the table of who may what, which is read by itself. */
const chapters = new Map(
  GUIDE.replaceAll(/<!--.*?-->[\s\S]*?<!--.*?-->|!\[.*?\]\(.*?\)/g, '')
    .split(/^#{1,3} /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      return [text.slice(0, end).trim(), text.slice(end).replaceAll(/\s+/g, ' ')] as const;
    }),
);

/** What the text sets apart: bold, italic, or in quotation marks. */
const setApart = (text: string) => [
  ...new Set([...text.matchAll(/\*\*(.+?)\*\*|\*([^*]+)\*|„([^”]+)”/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')),
];

/**
 * The words of a chapter of the editors' guide. A journey that follows the chapter presses and reads what the chapter names:
 * `said('Mentés')` is 'Mentés', and throws when the chapter has no such words set apart, so that neither can change without the other.
 */
export function chapter(title: string): <Words extends string>(words: Words) => Words {
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

type Asked = 'látja' | 'írja' | 'közzéteszi' | 'törli is';

/** The guide's table: what each thing is called, and how far each role may go with it. Its groups have a heading and no levels. */
const TABLE = new Map(
  GUIDE.split('\n').flatMap((line) => {
    const [name = '', ...levels] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return levels.length === ROLES.length && levels.every((level) => LEVELS.includes(level)) ? [[name, levels] as const] : [];
  }),
);

/** Who may go at least so far with what the table calls by this name. Throws when it has no such row. */
export function rolesThatMay(level: Asked, subject: string): Role[] {
  const levels = TABLE.get(subject);
  if (!levels) throw new Error(`The guide’s table has no row “${subject}”.`);
  return ROLES.filter((_, column) => LEVELS.indexOf(levels[column] ?? '') >= LEVELS.indexOf(level));
}

/** Everything that the table lets this role see. */
export const seenBy = (role: Role): string[] => [...TABLE.keys()].filter((subject) => rolesThatMay('látja', subject).includes(role));

/**
 * What each chapter sets apart and no journey says of it, by the texts of the journeys: a phrase is said when its words, in one piece or
 * several, stand between the brackets of what `chapter(…)` has returned. A said word must be written out there, or nobody could tell.
 */
export function leftUnsaid(journeys: readonly string[]): Record<string, string[]> {
  const said = new Map<string, string[]>();
  for (const text of journeys) {
    const open = new Map<string, string>();
    for (const [, name = '', begun = '', direct = '', at = '', caller = '', words = ''] of text.matchAll(
      /(\w+) = chapter\('([^']+)'\)|chapter\('([^']+)'\)\('([^']+)'\)|\b(\w+)\('([^']+)'\)/g,
    )) {
      if (name) open.set(name, begun);
      const title = direct || open.get(caller);
      if (title) said.set(title, [...(said.get(title) ?? []), at || words]);
    }
  }
  const rest = (title: string, phrase: string) =>
    (said.get(title) ?? []).toSorted((a, b) => b.length - a.length).reduce((left, words) => left.replaceAll(words, ' '), phrase);
  return Object.fromEntries(
    [...chapters].map(([title, text]) => [title, setApart(text).filter((phrase) => /\p{L}/u.test(rest(title, phrase)))]),
  );
}
