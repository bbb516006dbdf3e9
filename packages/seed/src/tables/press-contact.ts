import { text } from './bilingual.ts';

/** Whom the press may ask; stands under every press release. */
export const pressContact = text(
  'Liget Sajtóiroda, Rónai Eszter – sajto@liget.example, +36 1 000 0004',
  'Liget Press Office, Eszter Rónai – sajto@liget.example, +36 1 000 0004',
);
