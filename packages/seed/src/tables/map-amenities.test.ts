import { Need } from '@liget/content-api';
import { isSuitable } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { amenities, type SeedAmenity } from './map-amenities.ts';

/** Every choice of needs, from none to all. */
const choices = Array.from({ length: 2 ** Need.options.length }, (_, choice) =>
  Need.options.filter((_need, place) => Math.floor(choice / 2 ** place) % 2 === 1),
);
const listSuitable = (kind: SeedAmenity['kind'], required: readonly Need[]) =>
  amenities.filter((item) => item.kind === kind && isSuitable({ kind, needs: item.needs ?? [] }, required)).map(({ key }) => key);
const filterKind = (...kinds: SeedAmenity['kind'][]) => amenities.filter(({ kind }) => kinds.includes(kind));
const listWithout = (items: readonly SeedAmenity[], need: Need) =>
  items.filter(({ needs = [] }) => !needs.includes(need)).map(({ key }) => key);

describe('the needs of the amenities', () => {
  test('leave a toilet for every choice of needs', () => {
    expect(new Set(choices.map(String)).size).toBe(64);
    expect(choices.filter((required) => listSuitable('restroom', required).length === 0)).toEqual([]);
  });

  test('leave a playground for a child with a pushchair or in a wheelchair', () => {
    expect(listSuitable('playground', ['child', 'wheelchair', 'free'])).toEqual(['playground-toddlers', 'playground-north']);
    expect(listSuitable('playground', ['child', 'pushchair', 'free'])).toEqual(['playground-toddlers', 'playground-north']);
  });

  test('include “free” for every kind that is free by nature', () => {
    const cycleStands = filterKind('bicycle').filter(({ title }) => /támasz/u.test(title.hu));
    expect(cycleStands.length).toBeGreaterThan(1);
    expect(listWithout([...filterKind('drinking_water', 'playground', 'sport', 'dog', 'first_aid'), ...cycleStands], 'free')).toEqual([]);
  });

  test('include what a kind is for', () => {
    expect(listWithout(filterKind('playground'), 'child')).toEqual([]);
    expect(listWithout(filterKind('dog'), 'dog')).toEqual([]);
    expect(listWithout(filterKind('restroom'), 'rain')).toEqual([]);
  });

  test('include pushchairs wherever a wheelchair gets in', () => {
    const stepFree = amenities.filter(({ needs = [] }) => needs.includes('wheelchair'));
    expect(stepFree.length).toBeGreaterThan(10);
    expect(listWithout(stepFree, 'pushchair')).toEqual([]);
  });

  test('of a toilet are those of its note: a changing table, an accessible cubicle, free use', () => {
    for (const { key, needs = [], note } of filterKind('restroom'))
      expect([
        key,
        /pelenkázó/iu.test(note?.hu ?? ''),
        /akadálymentes/iu.test(note?.hu ?? ''),
        /regisztráció/iu.test(note?.hu ?? ''),
      ]).toEqual([key, needs.includes('child'), needs.includes('wheelchair'), needs.includes('free')]);
  });
});

test('the note of every toilet has the price from the price list, in both languages', () => {
  const without = filterKind('restroom').filter(({ note }) => !note?.hu.includes('{ar:mosdo}') || !note.en.includes('{ar:mosdo}'));
  expect(without.map(({ key }) => key)).toEqual([]);
});
