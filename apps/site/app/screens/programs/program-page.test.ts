import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { toProgramPage } from './program-page.ts';
import { event } from './test-event.ts';

const now = Temporal.Instant.from('2026-11-20T12:00:00+01:00');

describe('the way to a program', () => {
  const directions = (locale: 'hu' | 'en', slugs: { hu: string | null; en: string | null } | null) =>
    toProgramPage(
      event(),
      { locale, now, allDay: '' },
      { origin: 'https://liget.example', settings: { ...fixtures[locale].siteSettings.data, directions: slugs && { slugs } } },
    ).location?.directionsUrl;

  test.each([
    ['hu', { hu: 'igy-jon-ide', en: 'getting-here' }, '/latogatas/igy-jon-ide'],
    ['en', { hu: 'igy-jon-ide', en: 'getting-here' }, '/en/visitor-information/getting-here'],
    ['en', { hu: 'igy-jon-ide', en: null }, '/en/visitor-information/igy-jon-ide'],
  ] as const)('is told in %s on the page that the settings name', (locale, slugs, address) => {
    expect(directions(locale, slugs)).toBe(address);
  });

  test('is not promised while the settings name none, or cannot be had', () => {
    expect(directions('hu', null)).toBeNull();
    const page = toProgramPage(event(), { locale: 'hu', now, allDay: '' }, { origin: 'https://liget.example', settings: null });
    expect(page.location?.directionsUrl).toBeNull();
  });
});
