import { ImageValue } from '@liget/content-api';
import { expect, it } from 'vitest';
import type { Media } from '../../../payload-types.ts';
import { DocumentReader } from '../document-reader.ts';
import { getFileUrl, getImage, getOwnImage, getSeasonalImage, toImages, toMedia } from './pictures.ts';

function createReader(fields: unknown, instant = '2026-11-20T12:00:00+01:00') {
  const complaints: string[] = [];
  return {
    complaints,
    reader: new DocumentReader<{ picture?: number | Media | null; gallery?: (number | Media)[] }>(fields, {
      locale: 'en',
      place: 'news 7',
      warn: (message) => complaints.push(message),
      instant: Temporal.Instant.from(instant),
    }),
  };
}

const small = {
  id: 1,
  filename: 'tó & híd.jpg',
  mimeType: 'image/jpeg',
  filesize: 1200,
  width: 300,
  height: 200,
  altHu: 'A híd',
  altEn: 'The bridge',
  sizes: {
    square_xs: { filename: 'tó-240x240.webp', width: 240, height: 240 },
    square_sm: { filename: 'tó-320x320.webp', width: 320, height: 320 },
    square_md: { filename: null, width: null, height: null },
    share: { filename: 'tó-share.jpg', width: 1200, height: 630 },
  },
};

it('use the original for a size that was not made, and escape file names', () => {
  const value = ImageValue.parse(getImage(createReader({ picture: small }).reader));
  expect(value.lg).toEqual({ src: '/media/t%C3%B3%20%26%20h%C3%ADd.jpg', width: 300, height: 200 });
  expect(value['1_1']?.sm.src).toBe('/media/t%C3%B3-320x320.webp');
  expect(value['1_1']?.md).toEqual(value.lg);
  expect(value.share).toEqual({ src: '/media/t%C3%B3-share.jpg', width: 1200, height: 630 });
  expect(value).toMatchObject({
    alt: 'The bridge',
    caption: null,
    colour: '#e3f3d3',
    original: { file_size: 1200, mime_type: 'image/jpeg' },
  });
});

it('name the extra small size only if it was cut', () => {
  const value = getImage(createReader({ picture: small }).reader);
  expect(value?.['1_1']?.xs?.src).toBe('/media/t%C3%B3-240x240.webp');
  expect(value?.['3_2']).not.toHaveProperty('xs');
});

it('log a missing picture and return none', () => {
  const { reader, complaints } = createReader({ picture: 12, gallery: [12, small] });
  expect(getImage(reader)).toBeNull();
  expect(complaints).toEqual(['Invalid media value: news 7, field picture']);
  expect(toImages(reader.relations('gallery'))).toHaveLength(1);
});

it('are left out, without a word in the log, when they have a blank description', () => {
  const { reader, complaints } = createReader({ picture: { ...small, altEn: ' ' } });
  expect([getImage(reader), complaints]).toEqual([null, []]);
});

it('log nothing when no picture was chosen', () => {
  const { reader, complaints } = createReader({ picture: null });
  expect(getImage(reader)).toBeNull();
  expect(complaints).toEqual([]);
  expect(toMedia(null, 'lead')).toEqual({});
});

it('have all names and the default aspect on a page, and one name in a list', () => {
  const picture = getImage(createReader({ picture: small }).reader);
  expect(picture?.default).toMatchObject({ lg: { width: 300, height: 200 } });
  expect(Object.keys(toMedia(picture, 'lead'))).toEqual(['lead']);
  const names = ['image', 'lead', 'lead_image', 'hero', 'hero_image', 'header_image'];
  expect(toMedia(picture, 'lead', 'hero', 'image')).toEqual(Object.fromEntries(names.map((name) => [name, picture])));
});

it('have the site’s URL for files', () => {
  expect(getFileUrl('files', 'a/../b.pdf')).toBe('/files/a%2F..%2Fb.pdf');
});

it('have alternates, except an own image', () => {
  const other = { ...small, id: 2, filename: 'híd télen.jpg', altEn: 'The bridge in winter' };
  const { reader } = createReader({ picture: { ...small, alternates: [{ ...other, alternates: [small] }, 9] }, gallery: [small] });
  const value = ImageValue.parse(getImage(reader));
  expect(value.alternates?.map(({ alt }) => alt)).toEqual(['The bridge in winter']);
  expect(value.alternates?.[0]).not.toHaveProperty('alternates');
  expect(getOwnImage(reader)).not.toHaveProperty('alternates');
  expect(toImages(reader.relations('gallery'))[0]).not.toHaveProperty('alternates');
});

it('show the current season’s picture of a place, and any picture without a season', () => {
  const createSeasonalPicture = (season: string | null, id: number) => ({ ...small, id, season, altEn: `The bridge: ${season}` });
  const [summer, autumn, winter] = [
    createSeasonalPicture('summer', 1),
    createSeasonalPicture('autumn', 2),
    createSeasonalPicture('winter', 3),
  ];
  const place = { picture: { ...summer, alternates: [autumn, winter] } };
  const listShown = (instant: string, fields: unknown = place) => {
    const picture = getSeasonalImage(createReader(fields, instant).reader);
    return [picture, ...(picture?.alternates ?? [])].map((one) => one?.alt);
  };
  const december = '2026-12-01T00:30:00+01:00';
  expect(listShown(december)).toEqual(['The bridge: winter']);
  const frost = { ...createSeasonalPicture('winter', 5), altEn: 'The bridge: frost' };
  const withMore = { picture: { ...summer, alternates: [autumn, winter, frost, createSeasonalPicture(null, 6)] } };
  expect(listShown(december, withMore)).toEqual(['The bridge: winter', 'The bridge: frost', 'The bridge: null']);
  expect(listShown('2026-04-01T12:00:00+02:00')).toEqual(['The bridge: summer', 'The bridge: autumn', 'The bridge: winter']);
  expect(getImage(createReader(place, december).reader)?.alt).toBe('The bridge: summer');
  expect(listShown('2026-07-01T12:00:00+02:00')[0]).toBe('The bridge: summer');
  const without = { picture: { ...createSeasonalPicture(null, 4), alternates: [winter] } };
  expect(listShown(december, without)[0]).toBe('The bridge: null');
});

it('cannot be read without an instant', () => {
  const reader = new DocumentReader<{ picture?: Media }>({ picture: small }, { locale: 'en', place: 'news 7', warn: () => {} });
  expect(() => getImage(reader)).toThrow('news 7 → picture 1 is read without an instant');
});
