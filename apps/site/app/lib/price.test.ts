import { expect, test } from 'vitest';
import { parseAmounts } from './price.ts';

test.each([
  ['2200 Ft', ['2200 HUF']],
  ['2 500 Ft', ['2500 HUF']],
  ['12\u00a0900 Ft, anyagokkal', ['12900 HUF']],
  ['HUF 2,200', ['2200 HUF']],
  ['HUF 5,900, students HUF 2,900', ['5900 HUF', '2900 HUF']],
  ['4200 Ft, 26 év alatt 2100 Ft', ['4200 HUF', '2100 HUF']],
  ['3000–5000 Ft', ['3000 HUF', '5000 HUF']],
  ['500 forint', ['500 HUF']],
  ['12 €', ['12 EUR']],
  ['12,50 €', ['12.5 EUR']],
  ['EUR 12.5–1,200.00', ['12.5 EUR', '1200 EUR']],
  ['2.900 Ft', ['2900 HUF']],
  ['Múzeumi jeggyel', []],
  ['26 év alatt', []],
  ['', []],
])('parseAmounts reads %j as %j', (words, amounts) => {
  expect(parseAmounts(words).map(({ size, currency }) => `${size} ${currency}`)).toEqual(amounts);
});
