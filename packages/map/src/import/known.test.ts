import { describe, expect, test } from 'vitest';
import { readAttributes, readNames } from './known.ts';

describe('readOrigin', () => {
  test.each([
    [{ width: '3,5 m' }, { width: 3.5 }],
    [{ width: "10'" }, undefined],
    [{ incline: '3°' }, { incline: 5.2 }],
    [{ incline: 'up' }, undefined],
    [{ kerb: 'rolled' }, undefined],
    [{ wheelchair: 'designated' }, { wheelchair: 'yes' }],
    [{ wheelchair: 'unknown' }, undefined],
    [{ lit: 'sunset-sunrise' }, { lit: true }],
    [{ lit: 'no' }, { lit: false }],
    [{ lit: 'perhaps' }, undefined],
    [{ step_count: '12.5' }, undefined],
    [{ 'building:levels': '4' }, { height: 12 }],
    [{ height: '20', 'building:levels': '4' }, { height: 20 }],
    [{ surface: '<script>' }, undefined],
    [{ opening_hours: 'Mo-Su 06:00-22:00' }, { opening_hours: 'Mo-Su 06:00-22:00' }],
  ])('reads %o as %o', (tags, known) => {
    expect(readAttributes(tags)).toEqual(known);
  });

  test('readNames uses the Hungarian name if there is no English one', () => {
    expect(readNames({ name: 'Tó', 'name:en': 'Lake' })).toEqual({ hu: 'Tó', en: 'Lake' });
    expect(readNames({ name: 'Lake', 'name:hu': ' Városligeti  tó ' })).toEqual({ hu: 'Városligeti tó', en: 'Városligeti tó' });
    expect(readNames({ 'name:de': 'See' })).toBeUndefined();
  });
});
