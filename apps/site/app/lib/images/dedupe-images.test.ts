import type { ImageValue } from '@liget/content-api';
import { expect, test } from 'vitest';
import { dedupeImages } from './dedupe-images.ts';
import { cropImage } from './image-crop.ts';

const rendition = (name: string) => ({ src: `/media/${name}.webp`, width: 480, height: 320 });
const original = (name: string) => ({
  ...rendition(name),
  src: `/media/${name}.jpg`,
  mime_type: 'image/jpeg',
  file_size: 1,
  file_name: `${name}.jpg`,
});

function image(name: string, ...others: string[]): ImageValue {
  const one = (file: string) => ({
    sm: rendition(file),
    md: rendition(file),
    lg: rendition(file),
    alt: file,
    caption: null,
    credit: null,
    licence: null,
    original: original(file),
    colour: '#2b62d9',
  });
  return { ...one(name), ...(others.length > 0 ? { alternates: others.map(one) } : {}) };
}

const card = (name: string, ...others: string[]): object => ({
  source: { sm: rendition(name), md: rendition(name), lg: rendition(name) },
  fallback: `/media/${name}.jpg`,
  colour: '#2b62d9',
  alternates: others.map((other) => card(other)),
});

const spring = () => image('spring', 'autumn', 'winter');

test('a repeated image is replaced by its first alternate that the page has not shown', () => {
  const page = dedupeImages({ lead: spring(), cards: [spring(), image('autumn', 'spring'), spring()] });
  expect([page.lead, ...page.cards].map(({ alt }) => alt)).toEqual(['spring', 'autumn', 'spring', 'winter']);
});

test('if no alternate is left, the image repeats that was shown the longest ago; neighbours are alike only without alternates', () => {
  const { cards } = dedupeImages({
    cards: [...Array.from({ length: 6 }, spring), image('winter', 'spring'), image('tree'), image('tree')],
  });
  expect(cards.map(({ alt }) => alt)).toEqual(['spring', 'autumn', 'winter', 'spring', 'autumn', 'winter', 'spring', 'tree', 'tree']);
});

test('the result contains no alternates', () => {
  const page = { lead: spring(), sections: [{ picture: spring(), items: [{ picture: card('spring', 'autumn') }] }], none: null };
  expect(JSON.stringify(dedupeImages(page))).not.toContain('alternates');
  expect(dedupeImages({ of: image('tree') })).toEqual({ of: image('tree') });
});

test('a card’s image counts as the same image', () => {
  const page = dedupeImages({ lead: image('spring'), programs: [{ picture: card('spring', 'autumn') }] });
  expect(page.programs[0]?.picture).toMatchObject({ fallback: '/media/autumn.jpg', source: { sm: { src: '/media/autumn.webp' } } });
});

test('images of one item under several names count once', () => {
  const { media, next } = dedupeImages({ media: { lead: spring(), hero: spring() }, next: spring() });
  expect([media.lead.alt, media.hero.alt, next.alt]).toEqual(['spring', 'spring', 'autumn']);
});

test('a crop of a replaced image is the same crop of its alternate', () => {
  const wide = { ...image('spring'), '1_1': { sm: rendition('square'), md: rendition('square'), lg: rendition('square') } };
  const withOther = { ...image('spring'), alternates: [{ ...wide, original: original('autumn') }] };
  const [, second] = dedupeImages([cropImage(withOther, 'square'), cropImage(withOther, 'square')]);
  expect([second?.original.src, second?.sm.src]).toEqual(['/media/autumn.jpg', '/media/square.webp']);
});

test('an image that is not sent with the document counts too, and stays on the server', () => {
  const hiddenValue: { value?: ImageValue } = Object.defineProperty({}, 'value', { value: spring() });
  const page = dedupeImages({ top: hiddenValue, rest: spring() });
  expect([page.top.value?.alt, page.rest.alt]).toEqual(['spring', 'autumn']);
  expect(JSON.stringify(page.top)).toBe('{}');
});

test('the cached answer is not changed', () => {
  const answer = { cards: [spring(), spring()] };
  dedupeImages(answer);
  expect(answer).toEqual({ cards: [spring(), spring()] });
});
