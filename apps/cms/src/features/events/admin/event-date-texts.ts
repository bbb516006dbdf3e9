import { label } from '../../../platform/fields/labels.ts';

/** Texts of the lists of an event’s dates. */
export const EVENT_DATE_TEXTS = {
  title: label('A program időpontjai', 'The event’s dates'),
  planned: label('eredetileg', 'originally'),
  none: label('Mentés után itt jelennek meg az időpontok.', 'The dates appear here after saving.'),
  choose: label('Válasszon az elmentett időpontok közül', 'Choose one of the saved dates'),
  past: label('Elmúlt időpontok', 'Past dates'),
} as const;
