import { label } from '../fields/labels.ts';

/** Texts of our own parts of the admin. */
export const ADMIN_TEXTS = {
  dayPattern: label('éééé. hh. nn.', 'yyyy. mm. dd.'),
  momentPattern: label('éééé. hh. nn. óó:pp', 'yyyy. mm. dd. hh:mm'),
  budapestTime: label('Budapesti idő szerint.', 'By Budapest’s clock.'),
  noDateYet: label('Még nincs időpontja', 'No date yet'),
  problemsTitle: label('Közzététel előtt', 'Before publishing'),
  problemsNone: label('Minden rendben, közzétehető.', 'All is well; it can be published.'),
  problemsFirstSave: label('Mentés után itt látható, mi hiányzik még.', 'After the first save this shows what is missing.'),
  problemsFailed: label('Az ellenőrzés most nem érhető el.', 'The check cannot be reached just now.'),
  usagesTitle: label('Hol szerepel', 'Where it is used'),
  usagesNone: label('Sehol sem szerepel, törölhető.', 'Nowhere; it can be deleted.'),
  usagesSome: label('Amíg ezek használják, nem törölhető:', 'It cannot be deleted while these use it:'),
  usagesMore: (count: number) => label(`és még ${count} helyen`, `and in ${count} more places`),
  usagesFailed: label('Most nem deríthető ki, hol szerepel.', 'Where it is used cannot be found out just now.'),
  errorsMust: label('Pótolni kell:', 'Must be mended:'),
  warningsMay: label('Érdemes pótolni:', 'Worth mending:'),
  datesTitle: label('A program időpontjai', 'The program’s dates'),
  datesNone: label('Mentés után itt jelennek meg az időpontok.', 'The dates appear here after saving.'),
  datesPast: label('elmúlt', 'over'),
} as const;
