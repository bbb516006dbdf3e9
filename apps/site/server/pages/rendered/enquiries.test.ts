import { LOCALES, type Locale } from '@liget/content-api';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { type FixtureOverride, getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

// Whole pages, many of them: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
});

/** The fixtures' court is open from 8 to 22, their hall from 10 to 18. */
const LATE = { days: '2026-12-03', from: '21:00', until: '23:00' };
const LATE_AS_SENT = { ...LATE, days: ['2026-12-03'] };

async function ask(screen: 'visitorInformationItem' | 'partnerItem', locale: Locale, instead?: FixtureOverride) {
  const { app, sent } = await startFixtureSite(pages, instead);
  const otherFields = {
    guests: '10',
    name: 'Edit',
    email: 'edit@example.hu',
    message: 'Kosárlabda a barátaimmal.',
    privacy_accepted: 'on',
  };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: getFixtureUrl(screen, locale),
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...LATE, ...otherFields }).toString(),
  });
  return { statusCode, body, sent };
}

describe.each(LOCALES)('a time outside opening hours in %s', (locale) => {
  test('of a court is refused beside its field, with the hours of that day, and every word stays', async () => {
    const { statusCode, body, sent } = await ask('visitorInformationItem', locale);
    expect([statusCode, sent]).toEqual([422, []]);
    const expectedHours = {
      hu: 'Nyitvatartás ezen a napon (december 3., csütörtök): 08:00–22:00.',
      en: '(Thursday 3 December): 08:00–22:00.',
    };
    expect(/id="field-until-error"[^>]*>(.*?)<\/p>/.exec(body)?.[1]).toContain(expectedHours[locale]);
    expect(body).toContain('Kosárlabda a barátaimmal.');
  });

  test('of a venue is taken, and its form says that it will be talked about', async () => {
    const { statusCode, sent } = await ask('partnerItem', locale);
    expect([statusCode, sent]).toMatchObject([303, [LATE_AS_SENT]]);
    const { app } = await startFixtureSite(pages);
    const { body } = await app.inject({ url: getFixtureUrl('partnerItem', locale) });
    expect(body).toContain(`>${getMessages(locale).enquiries.form.hoursHint.venueHire}</p>`);
  });
});

test('while the hours cannot be read, the content service decides', async () => {
  const otherFields = 'Ekkor zárva vagyunk.';
  const { sent } = await ask('visitorInformationItem', 'hu', ({ method, endpoint }) => {
    if (method === 'POST')
      return { status: 422, body: { error: { code: 'outside_hours', message: otherFields, fields: { until: otherFields } } } };
    return endpoint === 'visitorInformationItem' ? { status: 503 } : undefined;
  });
  expect(sent).toMatchObject([LATE_AS_SENT]);
});
