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
  errorsMust: label('Pótolni kell:', 'Must be mended:'),
  warningsMay: label('Érdemes pótolni:', 'Worth mending:'),
  datesTitle: label('A program időpontjai', 'The program’s dates'),
  datesNone: label('Mentés után itt jelennek meg az időpontok.', 'The dates appear here after saving.'),
  datesPast: label('elmúlt', 'over'),
  savingLocked: label(
    'Ezt a dokumentumot most más szerkeszti, ezért nem menthető. A szövege itt marad, amíg el nem hagyja az oldalt.',
    'Somebody else is editing this document now, so it cannot be saved. Your text stays here as long as you stay on this page.',
  ),
  conflictTitle: label('Közben más is mentett', 'Somebody else has saved meanwhile'),
  conflictStopped: label(
    'Az Ön módosításai nincsenek mentve, az önműködő mentés áll. Semmi sem veszett el.',
    'Your changes have not been saved, and saving by itself has stopped. Nothing is lost.',
  ),
  conflictDecide: label('Összevetem és döntök', 'Compare and decide'),
  conflictChoose: label(
    'Válassza ki mezőnként, melyik szöveg maradjon, azután mentse. Ahol csak egyikük változtatott, ott azt jelöltük be.',
    'Choose for each field which text stays, then save. Where only one of you made a change, that one is chosen.',
  ),
  conflictBoth: label('Mindketten módosították', 'Both of you changed this'),
  conflictMine: label('Ön ezt írta', 'You wrote'),
  conflictTheirs: label('Közben ezt mentették', 'Saved meanwhile'),
  conflictNothing: label('(üres)', '(empty)'),
  conflictSame: label(
    'A két szöveg megegyezik; csak a dokumentum állapota változott (például megjelent). Ha menti, az Ön változata marad.',
    'The two texts are the same; only the document’s state has changed (it was published, for example). If you save, your version stays.',
  ),
  conflictSave: label('Mentés a választottak szerint', 'Save what I chose'),
  conflictTake: label('A sajátomat elvetem, a mentettet veszem át', 'Discard mine, take what was saved'),
  conflictCopy: label('Saját szövegeim másolása', 'Copy my texts'),
  conflictCopied: label('A szövegeit a vágólapra másoltuk.', 'Your texts are on the clipboard.'),
  conflictLater: label('Vissza az űrlaphoz', 'Back to the form'),
  conflictLoading: label('A mentett szöveg betöltése…', 'Loading what was saved…'),
  conflictFailed: label(
    'A mentett szöveg most nem tölthető be. Próbálja újra.',
    'What was saved cannot be loaded just now. Try again.',
  ),
  conflictAgain: label('Újra', 'Again'),
  conflictUnsaved: label('Nem sikerült menteni:', 'It could not be saved:'),
  yes: label('igen', 'yes'),
  no: label('nem', 'no'),
} as const;
