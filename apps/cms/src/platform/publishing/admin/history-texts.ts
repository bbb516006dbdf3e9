import { label } from '../../fields/labels.ts';

/** Texts of the list of saved versions beside a document. */
export const HISTORY_TEXTS = {
  title: label('Ki mentette és mikor?', 'Who saved it, and when?'),
  nobody: label('a rendszer', 'the system'),
  published: label('közzétéve', 'published'),
  draft: label('piszkozat', 'draft'),
  date: (date: string) => label(`egy időpont változott a honlapon: ${date}`, `one date changed on the site: ${date}`),
} as const;
