import { brotliCompressSync } from 'node:zlib';
import { createFrame, drawBaseMap } from '@liget/map';
import { expect, test } from 'vitest';
import { plan } from './base-map-under-test.ts';

/** The box of the survey. */
const BOX = { west: 19.068, south: 47.506, east: 19.1, north: 47.522 };
const KILOBYTES = 1000;
const compressed = (text: string) => brotliCompressSync(text).length / KILOBYTES;

test('the base map weighs less than a photograph: 30 kB drawn by the server, 45 kB as GeoJSON', () => {
  const shapePaths = drawBaseMap(plan, createFrame(BOX, 1000)).map(({ d }) => d);
  expect(compressed(shapePaths.join(''))).toBeLessThan(30);
  expect(compressed(JSON.stringify(plan))).toBeLessThan(45);
});
