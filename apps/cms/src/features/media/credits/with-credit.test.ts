import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripMetadata } from '../strip-metadata/strip-metadata.ts';
import { readCredit } from './credit.ts';
import { composeCreditedEnds, getCreditedSize, HEAD_BYTES, withEnds } from './with-credit.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const opaque = () => sharp({ create: { width: 64, height: 41, channels: 3, background: '#77aa55', noise } });
const clear = () => sharp({ create: { width: 64, height: 41, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.4 } } });

const PICTURE = {
  credit: 'Őry „Anna” & Fia <ügynökség>',
  licenceKind: 'cc-by-sa',
  source: 'Városi Képtár',
  altHu: 'A tó hajnalban',
};
const credit = readCredit(PICTURE) ?? { author: '', copyright: '', terms: '', termsUrl: '', source: '', description: '' };

async function credited(data: Buffer, mimeType: string): Promise<Buffer> {
  const { width, height } = await sharp(data).metadata();
  const ends = composeCreditedEnds(data.subarray(0, HEAD_BYTES), { mimeType, width, height, size: data.length }, credit);
  // In chunks smaller than the replaced bytes.
  const pieces = async function* () {
    for (let at = 0; at < data.length; at += 7) yield data.subarray(at, at + 7);
  };
  const written = await buffer(withEnds(pieces(), ends));
  expect(written.length).toBe(getCreditedSize(data.length, ends));
  return written;
}

const KINDS: [string, string, () => Sharp][] = [
  ['JPEG', 'image/jpeg', () => opaque().jpeg()],
  ['progressive JPEG', 'image/jpeg', () => opaque().jpeg({ progressive: true })],
  ['PNG', 'image/png', () => opaque().png()],
  ['PNG with a colour profile', 'image/png', () => opaque().withIccProfile('p3').png()],
  ['plain WebP', 'image/webp', () => opaque().webp()],
  ['lossless transparent WebP', 'image/webp', () => clear().webp({ lossless: true })],
  ['extended WebP', 'image/webp', () => clear().withIccProfile('p3').webp()],
];

describe('the file of a picture', () => {
  test.each(KINDS)('of kind %s contains its author, with unchanged pixels', async (_, mimeType, draw) => {
    const data = await draw().toBuffer();
    const file = await credited(data, mimeType);
    const { xmp, iptc, width, height } = await sharp(file).metadata();
    const xmpText = String(xmp);
    expect(xmpText).toContain('<dc:creator><rdf:Seq><rdf:li>Őry „Anna” &amp; Fia &lt;ügynökség&gt;</rdf:li></rdf:Seq></dc:creator>');
    expect(xmpText).toContain('© Őry „Anna” &amp; Fia &lt;ügynökség&gt; · CC BY-SA 4.0');
    expect(xmpText).toContain('<xmpRights:WebStatement>https://creativecommons.org/licenses/by-sa/4.0/</xmpRights:WebStatement>');
    expect(xmpText).toContain('<photoshop:Source>Városi Képtár</photoshop:Source>');
    expect(xmpText).toContain('A tó hajnalban');
    expect([width, height]).toEqual([64, 41]);
    expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(data).raw().toBuffer());
    // For older programs of newsrooms; other formats have no place for it.
    expect(String(iptc).includes('Őry „Anna” & Fia')).toBe(mimeType === 'image/jpeg');
  });

  test.each(KINDS)('of kind %s loses its credit when it is uploaded again, with unchanged pixels', async (_, mimeType, draw) => {
    const data = await draw().toBuffer();
    const { format } = await sharp(data).metadata();
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new Error(format);
    const stripped = stripMetadata(await credited(data, mimeType), format) ?? Buffer.alloc(0);
    expect((await sharp(stripped).metadata()).xmp).toBeUndefined();
    expect(stripped.includes('Anna')).toBe(false);
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(data).raw().toBuffer());
  });

  test('with an invalid structure is returned unchanged', () => {
    const odd = Buffer.from('no picture at all, but long enough to have a head of sixty-four bytes');
    for (const mimeType of ['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
      expect(composeCreditedEnds(odd.subarray(0, HEAD_BYTES), { mimeType, width: 1, height: 1, size: odd.length }, credit).replaced).toBe(
        0,
      );
  });
});

describe('a credit', () => {
  test('claims no rights for free works, and contains no unknown values', () => {
    expect(readCredit({ credit: 'Klösz György', licenceKind: 'public-domain' })).toMatchObject({
      copyright: '',
      terms: 'Közkincs',
      isFree: true,
    });
    expect(readCredit({ credit: 'Kiss Anna', licence: 'Csak cikkhez' })).toMatchObject({ copyright: '© Kiss Anna', terms: 'Csak cikkhez' });
    expect(readCredit({ credit: ' ', altHu: 'A tó' })).toBeNull();
  });
});
