import { PlaceSign } from '@liget/content-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryIcon } from './CategoryIcon.tsx';
import { KINDS } from './kinds.ts';

/** What is drawn, without what names it. */
const drawn = (markup: string) => [...markup.matchAll(/<(?:path|circle|rect|line|ellipse|polyline|polygon)[^>]*>/g)].join('');
const distinct = (drawings: string[]) => new Set(drawings).size;

test('each kind of place has a drawing that no other has', () => {
  const drawings = KINDS.map((kind) => drawn(renderToStaticMarkup(<CategoryIcon kind={kind} />)));
  expect(drawings.filter((drawing) => !drawing)).toEqual([]);
  expect(distinct(drawings)).toBe(KINDS.length);
});

test('each sign that an editor can choose for a place has a drawing of its own, which is not that of a place without one', () => {
  const looks = PlaceSign.options.map((look) => drawn(renderToStaticMarkup(<CategoryIcon kind="top_location" look={look} />)));
  const plain = drawn(renderToStaticMarkup(<CategoryIcon kind="top_location" />));
  expect(looks.filter((drawing) => !drawing)).toEqual([]);
  expect(distinct([...looks, plain])).toBe(PlaceSign.options.length + 1);
});

test('a sign says nothing itself: the words beside it do', () => {
  for (const sign of [
    <CategoryIcon key="a" kind="metro" />,
    <CategoryIcon key="b" kind="today" />,
    <CategoryIcon key="c" kind="top_location" look="zoo" />,
  ])
    expect(renderToStaticMarkup(sign)).toContain('aria-hidden="true"');
});
