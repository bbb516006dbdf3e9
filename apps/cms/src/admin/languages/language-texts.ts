import { label } from '../../platform/fields/labels.ts';

/** Messages of the tab with both languages. */
export const LANGUAGE_TEXTS = {
  title: label('Magyarul és angolul', 'Hungarian and English'),
  about: label(
    'Minden szöveg egymás mellett. Amit itt ment, piszkozat lesz; a honlapon közzététel után látszik. A táblázatok és listák soraiból csak az van itt, ami angolul hiányzik vagy régebbi a magyarnál; az űrlapon írható.',
    'All texts beside each other. What you save here is a draft and appears on the site when published. Of rows of tables and lists only those are here whose English is missing or older; they are edited in the form.',
  ),
  aboutReading: label('Minden szöveg egymás mellett. Ön csak olvashatja.', 'All texts beside each other. You can only read them.'),
  writingHungarian: label('Magyar szöveg', 'Hungarian text'),
  writingEnglish: label('Angol szöveg', 'English text'),
  hungarian: label('Magyarul', 'In Hungarian'),
  english: (name: string) => label(`${name} angolul`, `${name} in English`),
  missing: label('angolul hiányzik', 'missing in English'),
  older: label(
    'A magyar megváltozott, mióta az angolt utoljára módosították. Nézze meg, jó-e még az angol; ahol tudjuk, melyik szöveg változott, ott jelöltük.',
    'The Hungarian has changed since the English was last edited. Check whether the English is still correct; texts known to have changed are marked.',
  ),
  outdated: label('a magyar azóta megváltozott', 'the Hungarian has changed since'),
  copy: label('Másolás a magyarból', 'Copy the Hungarian'),
  copyAll: (count: number) =>
    count === 1
      ? label('A hiányzó szöveg másolása a magyarból', 'Copy the missing text from the Hungarian')
      : label(`Mind a ${count} hiányzó másolása a magyarból`, `Copy all ${count} missing texts from the Hungarian`),
  save: label('Mentés', 'Save'),
  open: label('Megnyitás az űrlapon', 'Open in the form'),
  saved: label('Piszkozatként elmentve.', 'Saved as a draft.'),
  noted: label('Feljegyeztük, hogy az angol így is jó.', 'Noted that the English is still correct.'),
  failed: label('Most nem sikerült. Próbálja újra később.', 'That didn’t work. Try again later.'),
} as const;
