import { label } from '../../fields/labels.ts';

/** Texts of the order column. */
export const ORDER_TEXTS = {
  drag: label('Húzza oda, ahová való', 'Drag it to its place'),
  up: (title: string) => label(`${title}: feljebb`, `Move ${title} up`),
  down: (title: string) => label(`${title}: lejjebb`, `Move ${title} down`),
  moved: (title: string, place: number, count: number) =>
    label(`Áthelyezve: ${title}, ${place}. hely (összesen ${count}).`, `${title} is number ${place} of ${count} now.`),
  sortedOtherwise: label(
    'A lista most más szerint van rendezve, így nem húzható.',
    'The list is not in the site’s order now, so its rows cannot be moved.',
  ),
  sort: label('A honlap sorrendje szerint', 'Show in the site’s order'),
  failed: label('Nem sikerült áthelyezni. Próbálja újra.', 'It could not be moved. Try again.'),
  signedOut: label('Közben kijelentkezett. Lépjen be újra, azután próbálja újra.', 'You are signed out. Sign in, then try again.'),
  untitled: label('Cím nélküli', 'Untitled'),
} as const;
