import { expect, test } from 'vitest';
import { parseContactParts } from './contact.ts';

test('a journalist can click the address and the number in a contact', () => {
  expect(parseContactParts('Sajtóiroda, Rónai Eszter – sajto@liget.example.hu, +36 1 000 0004')).toEqual([
    { text: 'Sajtóiroda, Rónai Eszter – ' },
    { text: 'sajto@liget.example.hu', href: 'mailto:sajto@liget.example.hu' },
    { text: ', ' },
    { text: '+36 1 000 0004', href: 'tel:+3610000004' },
  ]);
});

test('a contact without either stays words, and so does a year', () => {
  expect(parseContactParts('Sajtóiroda, 2026')).toEqual([{ text: 'Sajtóiroda, 2026' }]);
  expect(parseContactParts('')).toEqual([]);
});
