import { expect, test } from 'vitest';
import { readPrice } from './price.ts';

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
])('readPrice reads the amounts of %j as %j', (words, amounts) => {
  expect(readPrice(words)?.amounts.map(({ size, currency }) => `${size} ${currency}`)).toEqual(amounts);
});

/** 'from' before the amounts of a text with higher prices; `null` for one that is not understood. */
const describePrice = (text: string) => {
  const price = readPrice(text);
  return price && [...(price.isFrom ? ['from'] : []), ...price.amounts.map(({ text: written, size }) => `${written} = ${size}`)];
};

test.each<[string, string[] | null]>([
  ['3900 Ft-tól', ['from', '3900 Ft = 3900']],
  ['3 900 forinttól', ['from', '3 900 forint = 3900']],
  ['3.900,- Ft-tól', ['from', '3.900 Ft = 3900']],
  ['HUF 3,900-tól', ['from', 'HUF 3,900 = 3900']],
  ['from 3900 HUF', ['from', '3900 HUF = 3900']],
  ['From HUF 3,900', ['from', 'HUF 3,900 = 3900']],
  ['from 3,900 to 5,900 HUF', ['from', '3,900 HUF = 3900', '5,900 HUF = 5900']],
  ['10 órától 3900 Ft', ['3900 Ft = 3900']],
  ['from 10:00, 3,900 Ft', ['3,900 Ft = 3900']],
  ['felnőtt 4900 Ft, diák 3.900,- Ft', ['4900 Ft = 4900', '3.900 Ft = 3900']],
  ['3900,-Ft', ['3900 Ft = 3900']],
  ['3900.- Ft', ['3900 Ft = 3900']],
  ['3,900 ft', ['3,900 ft = 3900']],
  ['3900 / 1900 Ft', ['3900 Ft = 3900', '1900 Ft = 1900']],
  ['3900 vagy 1900 Ft', ['3900 Ft = 3900', '1900 Ft = 1900']],
  ['HUF 5,900, under 26 HUF 2,900', ['HUF 5,900 = 5900', 'HUF 2,900 = 2900']],
  ['HUF 4,200, under-26s HUF 2,100', ['HUF 4,200 = 4200', 'HUF 2,100 = 2100']],
  ['HUF 2,500, under-18s free', ['HUF 2,500 = 2500']],
  ['12 € / HUF 4,900', ['12 € = 12', 'HUF 4,900 = 4900']],
  ['12 €, 26 év alatt 6 €', ['12 € = 12', '6 € = 6']],
  ['1900 Ft, 6–14 éves gyerekeknek 900 Ft', ['1900 Ft = 1900', '900 Ft = 900']],
  ['120 cm alatt ingyenes, felette 1900 Ft', ['1900 Ft = 1900']],
  ['Kombinált jegy 3 házba 5900 Ft, január 31-ig', ['5900 Ft = 5900']],
  ['felnőtt: 3900, diák: 1900 Ft', null],
  ['felnőtt 3900,-, diák 1900 Ft', null],
  ['Adults 3,900, students HUF 1,900', null],
  ['8, diák 5 €', null],
  ['3900 Ft-ig', null],
  ['up to 3900 HUF', null],
  ['kb. 3900 Ft', null],
  ['3900 Ft + 500 Ft', null],
  ['3900 Ft or $12', null],
  ['3 ezer Ft', null],
])('readPrice of %j is %j', (text, expected) => {
  expect(describePrice(text)).toEqual(expected);
});
