import { expect, test } from 'vitest';
import { getCardPrice } from './price.ts';

test.each([
  ['2900 Ft', '2900 Ft', false],
  ['HUF 3,900', 'HUF 3,900', false],
  ['5900 Ft, diákoknak 2900 Ft', '2900 Ft', true],
  ['HUF 5,900, students HUF 2,900', 'HUF 2,900', true],
  ['4200 Ft, 26 év alatt 2100 Ft', '2100 Ft', true],
  ['3 000–5 000 Ft', '3 000 Ft', true],
  ['1800 Ft, kísérőnek ingyenes', '1800 Ft', false],
  ['1200 Ft gyermekenként', '1200 Ft', false],
  ['Kiállítási jeggyel', 'Kiállítási jeggyel', false],
  ['3000 Ft vagy 8 €', '3000 Ft vagy 8 €', false],
  ['3900 Ft-tól', '3900 Ft', true],
  ['from 3900 HUF', '3900 HUF', true],
  ['felnőtt 4900 Ft, diák 3.900,- Ft', '3.900 Ft', true],
  ['felnőtt: 3900, diák: 1900 Ft', 'felnőtt: 3900, diák: 1900 Ft', false],
])('a card shows for "%s": %s, from: %s', (price, text, isLeast) => {
  expect(getCardPrice(price)).toEqual({ text, isLeast });
});

test('a card shows no long text, and no price without one', () => {
  expect(getCardPrice('Jegy a helyszínen, a nyitás előtt fél órával váltható')).toBeNull();
  expect(getCardPrice('Felnőtteknek a helyszínen 3900, diákoknak 1900 Ft')).toBeNull();
  expect(getCardPrice(null)).toBeNull();
});
