import { expect, test } from 'vitest';
import { checkPlace } from './publish-checks.ts';

test('checkPlace warns before publication that a place needs a position on the map', () => {
  const getFields = (document: object) =>
    checkPlace({ ...document }, { now: Temporal.Instant.from('2026-11-20T12:00:00Z'), place: null }).map(({ severity, at }) => [
      severity,
      at?.field,
    ]);
  expect(getFields({ latitude: 47.5145, longitude: 19.083 })).toEqual([]);
  for (const document of [{}, { latitude: null, longitude: null }, { latitude: 47.5145 }])
    expect(getFields(document)).toEqual([['error', 'latitude']]);
});
