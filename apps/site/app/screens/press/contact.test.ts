import { expect, test } from 'vitest';
import { parseContactParts } from './contact.ts';

test('parseContactParts links e-mail addresses and telephone numbers', () => {
  expect(parseContactParts('Sajtóiroda, Rónai Eszter – sajto@liget.example.hu, +36 1 000 0004')).toEqual([
    { text: 'Sajtóiroda, Rónai Eszter – ' },
    { text: 'sajto@liget.example.hu', href: 'mailto:sajto@liget.example.hu' },
    { text: ', ' },
    { text: '+36 1 000 0004', href: 'tel:+3610000004' },
  ]);
});

test('parseContactParts keeps other text and years as text', () => {
  expect(parseContactParts('Sajtóiroda, 2026')).toEqual([{ text: 'Sajtóiroda, 2026' }]);
  expect(parseContactParts('')).toEqual([]);
});
