import { text } from '../bilingual.ts';

export const contact = text(
  'Liget Sajtóiroda, Rónai Eszter – sajto@liget.example.hu, +36 1 000 0004',
  'Liget Press Office, Eszter Rónai – sajto@liget.example.hu, +36 1 000 0004',
);
