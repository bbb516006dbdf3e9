import { PlaceSign } from '@liget/content-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryIcon } from './CategoryIcon.tsx';
import { KINDS } from './kinds.ts';

/** The drawn shapes of the markup, without ids and labels. */
const drawn = (markup: string) => [...markup.matchAll(/<(?:path|circle|rect|line|ellipse|polyline|polygon)[^>]*>/g)].join('');
const distinct = (drawings: string[]) => new Set(drawings).size;

test('each kind of place has a drawing of its own', () => {
  const drawings = KINDS.map((kind) => drawn(renderToStaticMarkup(<CategoryIcon kind={kind} />)));
  expect(drawings.filter((drawing) => !drawing)).toEqual([]);
  expect(distinct(drawings)).toBe(KINDS.length);
});

test('each icon that an editor can choose differs from the others and from the default icon', () => {
  const icons = PlaceSign.options.map((icon) => drawn(renderToStaticMarkup(<CategoryIcon kind="top_location" icon={icon} />)));
  const plain = drawn(renderToStaticMarkup(<CategoryIcon kind="top_location" />));
  expect(icons.filter((drawing) => !drawing)).toEqual([]);
  expect(distinct([...icons, plain])).toBe(PlaceSign.options.length + 1);
});

test('an icon is hidden from assistive technology', () => {
  for (const sign of [
    <CategoryIcon key="a" kind="metro" />,
    <CategoryIcon key="b" kind="today" />,
    <CategoryIcon key="c" kind="top_location" icon="zoo" />,
  ])
    expect(renderToStaticMarkup(sign)).toContain('aria-hidden="true"');
});
