import { label } from '../../platform/fields/labels.ts';

/** Texts of the comparison of two versions that were saved at once. */
export const CONFLICT_TEXTS = {
  title: label('Közben más is mentett', 'Somebody else has saved in the meantime'),
  stopped: label(
    'Az Ön módosításai nincsenek mentve; amíg nem dönt, maguktól sem mentődnek. Semmi sem veszett el.',
    'Your changes have not been saved, and autosave has stopped. Nothing is lost.',
  ),
  savedBy: label('Közben mentette', 'Saved in the meantime by'),
  decide: label('Összevetem és döntök', 'Compare and decide'),
  choose: label(
    'Válassza ki mezőnként, melyik szöveg maradjon, azután mentse. Ahol csak egyikük változtatott, ott azt jelöltük be.',
    'For each field, choose which text to keep, then save. Where only one of you made a change, that one is selected.',
  ),
  both: label('Mindketten módosították', 'Both of you changed this'),
  mine: label('Ön ezt írta', 'You wrote'),
  theirs: label('Közben ezt mentették', 'Saved in the meantime'),
  nothing: label('(üres)', '(empty)'),
  same: label(
    'A két szöveg megegyezik; csak a közzététele változott (például megjelent). Ha menti, az Ön változata marad.',
    'The two texts are the same; only the document’s state has changed (it was published, for example). If you save, your version is kept.',
  ),
  save: label('Mentés a választottak szerint', 'Save my choices'),
  take: label('A sajátomat elvetem, a mentettet veszem át', 'Discard my changes, use the saved version'),
  copy: label('Saját szövegeim másolása', 'Copy my texts'),
  copied: label('A szövegei a vágólapon vannak.', 'Your texts are on the clipboard.'),
  later: label('Vissza az űrlaphoz', 'Back to the form'),
  loading: label('A mentett szöveg betöltése…', 'Loading the saved version…'),
  failed: label('A mentett szöveg most nem tölthető be. Próbálja újra.', 'The saved version cannot be loaded right now. Try again.'),
  again: label('Újra', 'Again'),
  unsaved: label('Nem sikerült menteni:', 'It could not be saved:'),
  yes: label('igen', 'yes'),
  no: label('nem', 'no'),
} as const;
