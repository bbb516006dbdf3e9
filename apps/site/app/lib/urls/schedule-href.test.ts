import { describe, expect, test } from 'vitest';
import { getScheduleHref } from './schedule-href.ts';

const slugs = { hu: 'ballon-kilato', en: 'balloon-fly' };

describe('getScheduleHref', () => {
  test.each([
    ['hu', { slugs, anchor: 'idopontok' }, '/top-helyek/ballon-kilato#idopontok'],
    ['en', { slugs, anchor: 'schedule' }, '/en/top-locations/balloon-fly#schedule'],
    ['en', { slugs: { hu: 'leghajo', en: null }, anchor: 'schedule' }, '/en/top-locations/leghajo#schedule'],
  ] as const)('leads in %s to the section of the place that shows the slots', (locale, schedule, address) => {
    expect(getScheduleHref({ schedule }, locale)).toBe(address);
  });

  test('leads to the list of places if no place shows them', () => {
    expect(getScheduleHref({ schedule: null }, 'hu')).toBe('/top-helyek');
  });
});
