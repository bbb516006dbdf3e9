import { label } from '../../fields/labels.ts';

/** Texts of the check before a publication. */
export const CHECK_TEXTS = {
  title: label('Közzététel előtt', 'Before publishing'),
  none: label('Minden rendben, közzétehető.', 'Everything is in order; it can be published.'),
  firstSave: label('Mentés után itt látható, mi hiányzik még.', 'After the first save this shows what is missing.'),
  failed: label('Az ellenőrzés most nem érhető el.', 'The check is not available right now.'),
  openPicture: label('A kép megnyitása új lapon', 'Open the picture in a new tab'),
  errors: label('Pótolni kell:', 'Must be added:'),
  warnings: label('Érdemes pótolni:', 'Worth adding:'),
} as const;
