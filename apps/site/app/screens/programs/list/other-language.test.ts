import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { readFilters } from '../filters/read-filters.ts';
import { translateFilters } from './other-language.ts';

const [hu, en] = [fixtures.hu, fixtures.en];
const series = [{ slugs: { hu: 'esti-setak', en: 'evening-walks' } }, { slugs: { hu: 'csak-magyarul', en: null } }];
const { locations } = hu.eventLocations;

const english = (query: string) =>
  translateFilters('en', readFilters(new URLSearchParams(query)).filters, {
    types: hu.eventTypes.types,
    otherTypes: en.eventTypes.types,
    locations,
    series,
  });

describe('the filters of the list in English', () => {
  test('have the English slugs of types, places and series', () => {
    const filters = english('type=koncert&type=vezetett-seta&location=magyar-zene-haza&series=esti-setak');
    expect(filters).toMatchObject({ type: ['concert', 'guided-walk'], location: ['house-of-hungarian-music'], series: 'evening-walks' });
  });

  test('keep values that are the same in both languages, and unknown ones', () => {
    const query = 'category=family&from=2026-11-22&to=2026-11-23&time_of_day=evening&free=1&accessibility=step_free&sort=new&page=2';
    expect(english(query)).toEqual(readFilters(new URLSearchParams(query)).filters);
    expect(english('type=nincs&location=sehol&series=csak-magyarul')).toMatchObject({
      type: ['nincs'],
      location: ['sehol'],
      series: 'csak-magyarul',
    });
    expect(english('series=1').series).toBe('1');
    expect(english('').series).toBeUndefined();
  });
});

test('keep a place that is already named in the other language', () => {
  expect(english('location=house-of-hungarian-music').location).toEqual(['house-of-hungarian-music']);
});
