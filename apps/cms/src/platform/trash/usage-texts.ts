import type { Label } from '../fields/labels.ts';

/** Something that refers to a document: what it is, and its name, in both languages of the admin. */
export interface Usage {
  collection: string;
  /** `null` for a part of the website that exists once. */
  id: number | null;
  kind: Label;
  title: Label;
}

/** How many places there are, and the first of them by name. */
export interface Usages {
  total: number;
  usages: Usage[];
}

/** More names than these do not help and do not fit. */
const MOST = 8;

const TEXTS = {
  hu: { start: 'Nem törölhető, mert használatban van:', more: (count: number) => ` és még ${count} helyen`, open: '„', close: '”' },
  en: {
    start: 'It cannot be deleted, because it is in use:',
    more: (count: number) => ` and in ${count} more places`,
    open: '‘',
    close: '’',
  },
};

/** Why something cannot be deleted: all places in words, because the admin shows messages as plain text. */
export function formatRefusal({ total, usages }: Usages, language: keyof Label): string {
  const { start, more, open, close } = TEXTS[language];
  const places = usages
    .slice(0, MOST)
    .map(({ id, kind, title }) => (id === null ? kind[language] : `${kind[language]} ${open}${title[language]}${close}`));
  return `${start} ${places.join(', ')}${total > MOST ? more(total - MOST) : ''}.`;
}
