import { label } from '../../fields/labels.ts';

/** Texts of the schedule of a document. */
export const SCHEDULE_TEXTS = {
  title: label('Időzítés', 'Schedule'),
  firstSave: label('Mentés után itt időzítheti a megjelenést.', 'After the first save you can schedule the publication here.'),
  failed: label('Az időzítés most nem érhető el. Próbálja újra később.', 'Scheduling is not available right now. Try again later.'),
  appears: label('Megjelenik', 'Appears'),
  changesAppear: label('A módosítások megjelennek', 'The changes appear'),
  goes: label('Lekerül', 'Is taken down'),
  by: label('időzítette', 'scheduled by'),
  publish: label('Megjelenés időzítése', 'Schedule publication'),
  unpublish: label('Lekerülés időzítése', 'Schedule taking down'),
  callOff: label('Visszavonás', 'Cancel'),
  notDone: label(
    'Nem sikerült, mert akkor hiányzott belőle valami. Pótolja, majd tegye közzé, vagy időzítse újra.',
    'It could not be done: something was missing from the document then. Add it, then publish or schedule again.',
  ),
  early: label(
    'A rajta álló dátum későbbi, ezért ekkor nem jelenik meg. Időzítse újra, vagy írjon rá korábbi dátumot.',
    'Its date is later, so it will not appear then. Schedule it again, or give it an earlier date.',
  ),
  wasEarly: label(
    'Nem jelent meg, mert a rajta álló dátum későbbi. Időzítse újra, vagy írjon rá korábbi dátumot.',
    'It did not appear, because its date is later. Schedule it again, or give it an earlier date.',
  ),
  atDate: (hu: string, en: string) => label(`Megjelenés időzítése a rajta álló dátumra: ${hu}`, `Schedule publication for its date: ${en}`),
  idlePublish: label(
    'Már látható, és nincs közzé nem tett módosítása; ez az időzítés így nem változtat semmin.',
    'It is already published and has no unpublished changes, so this changes nothing.',
  ),
  idleUnpublish: label(
    'Most nem látható a honlapon; ez az időzítés így nem változtat semmin.',
    'It is not on the site now, so this changes nothing.',
  ),
} as const;
