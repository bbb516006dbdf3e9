import { label } from '../../fields/labels.ts';

/** Texts of the list of what uses a document. */
export const USAGE_TEXTS = {
  title: label('Hol szerepel', 'Where it is used'),
  none: label('Sehol sem szerepel, törölhető.', 'Nowhere; it can be deleted.'),
  some: label('Amíg ezek használják, nem törölhető:', 'It cannot be deleted while these use it:'),
  more: (count: number) => label(`és még ${count} helyen`, count === 1 ? 'and in one more place' : `and in ${count} more places`),
  failed: label('Most nem deríthető ki, hol szerepel.', 'Where it is used cannot be checked right now.'),
} as const;
