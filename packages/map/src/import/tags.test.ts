import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findHiddenReason, findTagRule, toAreaTags, writeTagsTable } from './tags.ts';

test.each([
  [{ building: 'yes', tourism: 'museum' }, 'building'],
  [{ building: 'no', tourism: 'zoo' }, 'grounds'],
  [{ highway: 'pedestrian' }, 'path'],
  [toAreaTags({ highway: 'pedestrian' }), 'square'],
  [{ highway: 'construction' }, undefined],
  [{ landuse: 'residential' }, undefined],
  [{ barrier: 'gate' }, 'gate'],
  [{ entrance: 'no' }, undefined],
])('%o becomes %s', (tags, kind) => {
  expect(findTagRule(tags)?.kind).toBe(kind);
});

test.each([
  [{ highway: 'footway', tunnel: 'yes' }, 'underground'],
  [{ highway: 'footway', tunnel: 'building_passage' }, null],
  [{ highway: 'footway', indoor: 'yes' }, 'indoors'],
  [{ railway: 'subway', tunnel: 'yes' }, null],
  [{ railway: 'tram', service: 'yard' }, 'a driveway or a siding'],
  [{ highway: 'path', access: 'no' }, 'closed to everybody'],
  [{ highway: 'path', access: 'no', foot: 'yes' }, null],
])('%o is left out: %s', (tags, why) => {
  const rule = findTagRule(tags);
  expect(rule && findHiddenReason(tags, rule)).toBe(why);
});

test('docs/map.md contains the current table', () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../../docs/map.md'), 'utf8');
  expect(document).toContain(writeTagsTable());
});
