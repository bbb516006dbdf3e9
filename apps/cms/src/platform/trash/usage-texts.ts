import * as z from 'zod';
import { Label } from '../fields/labels.ts';
import type { Step } from './usage-statements.ts';

/** A document that refers to another one: its kind and title, in both languages of the admin. */
const Usage = z.object({
  collection: z.string(),
  /** `null` for globals, and for documents that the reader may not see. */
  id: z.number().nullable(),
  kind: Label,
  title: Label,
});
export type Usage = z.infer<typeof Usage>;

/** The number of all usages, and the first of them by name. */
export const Usages = z.object({ total: z.number(), usages: z.array(Usage) });
export type Usages = z.infer<typeof Usages>;

/** More names would not help and would not fit. */
const MAX_NAMED = 8;

const DELETION: Label = { hu: 'Nem törölhető, mert használatban van:', en: 'It cannot be deleted, because it is in use:' };
const STARTS: Readonly<Record<Step, Label>> = {
  change: {
    hu: 'Nyilvános oldalon látszik, ezért az módosíthatja, aki közzé is teheti. Kérje meg rá, vagy töltse fel újként. Itt látszik:',
    en: 'It is on a public page, so it is changed by those who may publish. Ask one of them, or upload it as a new one. It is shown here:',
  },
  trash: DELETION,
  deletion: DELETION,
};

const TEXTS = {
  hu: { more: (count: number) => ` és még ${count} helyen`, open: '„', close: '”' },
  en: { more: (count: number) => (count === 1 ? ' and in 1 more place' : ` and in ${count} more places`), open: '‘', close: '’' },
};

/** The message why a document cannot be changed or deleted: with all usages as text, because the admin shows messages as plain text. */
export function formatRefusal({ total, usages }: Usages, before: Step, language: keyof Label): string {
  const { more, open, close } = TEXTS[language];
  const places = usages
    .slice(0, MAX_NAMED)
    .map(({ id, kind, title }) => (id === null ? kind[language] : `${kind[language]} ${open}${title[language]}${close}`));
  return `${STARTS[before][language]} ${places.join(', ')}${total > MAX_NAMED ? more(total - MAX_NAMED) : ''}.`;
}
