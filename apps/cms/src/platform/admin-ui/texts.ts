import { label } from '../fields/labels.ts';

/** Texts of the admin’s own date fields and dialogs. */
export const ADMIN_TEXTS = {
  dayPattern: label('éééé. hh. nn.', '5 Dec 2026'),
  momentPattern: label('éééé. hh. nn. óó:pp', '5 Dec 2026 10:00'),
  closeOverEntered: label('Amit beírt, nincs elmentve. Bezárja az ablakot?', 'What you have entered is not saved. Close the window?'),
  loading: label('Betöltés…', 'Loading…'),
  noDate: label('nincs megadva', 'not set'),
  budapestTime: label('Budapesti idő szerint.', 'Budapest time.'),
  untitled: label('(cím nélkül)', '(untitled)'),
  noDateYet: label('Még nincs időpontja', 'No date yet'),
} as const;
