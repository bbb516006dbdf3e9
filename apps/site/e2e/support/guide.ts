import { readFileSync } from 'node:fs';

const GUIDE = readFileSync(new URL('../../../../docs/editors-guide.md', import.meta.url), 'utf8');

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
