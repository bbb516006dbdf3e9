import type { ImageValue } from '@liget/content-api';
import { expect, test } from 'vitest';
import { withDedupedImages } from './dedupe-images.ts';
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

test('a picture that the page has shown gives way to its first alternate that it has not shown', () => {
  const page = withDedupedImages({ lead: spring(), cards: [spring(), image('autumn', 'spring'), spring()] });
  expect([page.lead, ...page.cards].map(({ alt }) => alt)).toEqual(['spring', 'autumn', 'autumn', 'winter']);
});

test('when all have been shown, and where there is no other, it is shown again', () => {
  const { cards } = withDedupedImages({ cards: [spring(), spring(), spring(), spring(), image('tree'), image('tree')] });
  expect(cards.map(({ alt }) => alt)).toEqual(['spring', 'autumn', 'winter', 'spring', 'tree', 'tree']);
});

test('nothing travels to the browser but what is shown', () => {
  const page = { lead: spring(), sections: [{ picture: spring(), items: [{ picture: card('spring', 'autumn') }] }], none: null };
  expect(JSON.stringify(withDedupedImages(page))).not.toContain('alternates');
  expect(withDedupedImages({ of: image('tree') })).toEqual({ of: image('tree') });
});

test('what a card shows of a picture counts as the picture', () => {
  const page = withDedupedImages({ lead: image('spring'), programs: [{ picture: card('spring', 'autumn') }] });
  expect(page.programs[0]?.picture).toMatchObject({ fallback: '/media/autumn.jpg', source: { sm: { src: '/media/autumn.webp' } } });
});

test('one thing’s picture under several names is one', () => {
  const { media, next } = withDedupedImages({ media: { lead: spring(), hero: spring() }, next: spring() });
  expect([media.lead.alt, media.hero.alt, next.alt]).toEqual(['spring', 'spring', 'autumn']);
});

test('a crop keeps to the crop of what takes its place', () => {
  const wide = { ...image('spring'), '1_1': { sm: rendition('square'), md: rendition('square'), lg: rendition('square') } };
  const withOther = { ...image('spring'), alternates: [{ ...wide, original: original('autumn') }] };
  const [, second] = withDedupedImages([cropImage(withOther, 'square'), cropImage(withOther, 'square')]);
  expect([second?.original.src, second?.sm.src]).toEqual(['/media/autumn.jpg', '/media/square.webp']);
});

test('what a document keeps on the server is shown, too, and stays there', () => {
  const kept: { value?: ImageValue } = Object.defineProperty({}, 'value', { value: spring() });
  const page = withDedupedImages({ top: kept, rest: spring() });
  expect([page.top.value?.alt, page.rest.alt]).toEqual(['spring', 'autumn']);
  expect(JSON.stringify(page.top)).toBe('{}');
});

test('the answer that is kept for other pages stays as it was', () => {
  const answer = { cards: [spring(), spring()] };
  withDedupedImages(answer);
  expect(answer).toEqual({ cards: [spring(), spring()] });
});
