import { describe, expect, test } from 'vitest';
import { getScheduleHref } from './schedule-href.ts';

const slugs = { hu: 'ballon-kilato', en: 'balloon-fly' };

describe('the times of the balloon', () => {
  test.each([
    ['hu', { slugs, anchor: 'idopontok' }, '/top-helyek/ballon-kilato#idopontok'],
    ['en', { slugs, anchor: 'schedule' }, '/en/top-locations/balloon-fly#schedule'],
    ['en', { slugs: { hu: 'leghajo', en: null }, anchor: 'schedule' }, '/en/top-locations/leghajo#schedule'],
  ] as const)('are in %s on the page of the place that tells them', (locale, schedule, address) => {
    expect(getScheduleHref({ schedule }, locale)).toBe(address);
  });

  test('are looked for among the places while no place tells them', () => {
    expect(getScheduleHref({ schedule: null }, 'hu')).toBe('/top-helyek');
  });
});
