import { describe, expect, test } from 'vitest';
import { decode, MAX_BYTES } from './decode.ts';

const TEXT = 'Azonosító;Cím\r\n1;Árvíztűrő őszi séta\r\n';
/** The Hungarian letters have the same codes in both encodings. */
const SINGLE: Readonly<Record<string, number>> = {
  á: 0xe1,
  Á: 0xc1,
  í: 0xed,
  ó: 0xf3,
  ű: 0xfb,
  ő: 0xf5,
  é: 0xe9,
  '–': 0x96,
  š: 0xb9,
  '«': 0xab,
  '»': 0xbb,
};
const single = (text: string) => Uint8Array.from([...text].map((sign) => SINGLE[sign] ?? sign.charCodeAt(0)));
const utf16 = (text: string, swap = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

describe('decode reads files of other programs with their letters', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', utf16(`\ufeff${TEXT}`)],
    ['UTF-16', utf16(`\ufeff${TEXT}`, true)],
    ['UTF-16', utf16(TEXT)],
    ['UTF-16', utf16(TEXT, true)],
    ['Windows-1250', single(TEXT)],
  ])('%s', (encoding, bytes) => expect(decode(bytes)).toEqual({ text: TEXT, encoding }));

  test.each([
    ['Windows-1250', 'Séta – este'],
    ['Windows-1250', 'A «ház» körül'],
    ['ISO 8859-2', 'Dušan estje – nélkül'.replace(' –', '')],
  ])('%s is recognised by characters in which the encodings differ', (encoding, text) =>
    expect(decode(single(text))).toEqual({ text, encoding }),
  );
});

test('a calendar whose lines are folded within a letter is read as UTF-8, with unchanged line numbers', () => {
  const [before, after] = [Buffer.from('SUMMARY:A t').toString('latin1'), 'szilva'];
  const folded = Buffer.from(`${before}\xc3\r\n \xb3 \xe2\x82\n\t\xac ${after}\n`, 'latin1');
  expect(decode(folded)).toEqual({ text: 'SUMMARY:A tó\r\n  €\n\t szilva\n', encoding: 'UTF-8' });
});

describe('unreadable files are refused with an error', () => {
  const error = (bytes: Uint8Array) => {
    const decoded = decode(bytes);
    return 'error' in decoded ? decoded.error.hu : decoded.text;
  };
  test.each([
    ['nothing', Buffer.from(''), /üres/],
    ['spaces', Buffer.from('\ufeff \n'), /üres/],
    ['a workbook', Buffer.from('PK\u0003\u0004xxxx', 'latin1'), /munkafüzet/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), /munkafüzet/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2, 3, 0, 7]), /nem szöveges/],
    ['broken accents', Buffer.from('CÃ­m;ElÅ‘adÃ¡s'), /elromlottak az ékezetes/],
    ['too much', Buffer.alloc(MAX_BYTES + 1, 'a'), /5 MB/],
  ])('%s', (_, bytes, words) => expect(error(bytes)).toMatch(words));
});
