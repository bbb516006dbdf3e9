import { text } from './bilingual.ts';

/** The press contact, shown below every press release. */
export const pressContact = text(
  'Liget Sajtóiroda, Rónai Eszter, sajto@liget.example, +36 1 000 0004',
  'Liget Press Office, Eszter Rónai, sajto@liget.example, +36 1 000 0004',
);
