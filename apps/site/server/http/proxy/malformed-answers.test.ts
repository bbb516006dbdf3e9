import type { EndpointName } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import type { Renderer } from '../../pages/render.ts';
import { type FixtureOverride, getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
  // The first page of a process is slow.
  await (await startFixtureSite(pages)).app.inject({ url: '/' });
}, 120_000);

afterEach(() => vi.restoreAllMocks());

/** Renders a page with some answers replaced, and collects the log. */
async function getPage(url: string, override: FixtureOverride) {
  const { app } = await startFixtureSite(pages, override);
  const logged: string[] = [];
  vi.spyOn(app.log, 'warn').mockImplementation((message: unknown) => void logged.push(String(message)));
  vi.spyOn(console, 'warn').mockImplementation((message: unknown) => void logged.push(String(message)));
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, headers, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1], body, logged };
}

/** Changes the fixture of the endpoint. */
const changeAnswer =
  <Name extends EndpointName>(name: Name, change: (answer: (typeof fixtures.hu)[Name]) => unknown): FixtureOverride =>
  ({ endpoint, path }) => {
    if (endpoint !== name) return undefined;
    const body = structuredClone(path.startsWith('/api/en/') ? fixtures.en[name] : fixtures.hu[name]);
    change(body);
    return { status: 200, body };
  };

describe('one invalid value', () => {
  const item = getFixtureUrl('visitorInformationItem', 'hu');
  test.each<[string, string, FixtureOverride, RegExp]>([
    [
      'a third theme',
      item,
      changeAnswer('visitorInformationItem', ({ data }) => Object.assign(data, { theme: 'green' })),
      /^Invalid visitor information layout theme set\. Setting theme to blue$/,
    ],
    [
      'a social network that is not known',
      '/',
      changeAnswer('siteSettings', ({ data }) => Object.assign(data.social[0] ?? {}, { type: 'myspace' })),
      /^Invalid social icon type\. Valid values are 'instagram', .* \(\/api\/hu\/site-settings\)$/,
    ],
    [
      'a bad date of a program',
      getFixtureUrl('program', 'hu'),
      changeAnswer('event', ({ data }) => Object.assign(data, { start_date: '2026-02-30' })),
      /^Invalid event date: data\.start_date: /,
    ],
    [
      'a bad date in the list of programs',
      '/varosligeti-programok',
      changeAnswer('eventAgenda', ({ events: [event] }) => Object.assign(event ?? {}, { start_date: 'soon', occurrences: [] })),
      /^Invalid event date: events\.0\.start_date: /,
    ],
    [
      'a bad picture',
      '/magazin',
      changeAnswer('news', ({ data: [article] }) => Object.assign(article ?? {}, { media: { lead: 'a.webp' } })),
      /^Invalid media value: data\.0\.media\.lead: /,
    ],
    [
      'a building block of a kind to come',
      item,
      changeAnswer('visitorInformationItem', ({ data }) => Object.assign(data.sections[0] ?? {}, { kind: 'hologram' })),
      /^Unknown value: data\.sections\.\d+\.kind: /,
    ],
  ])('%s is logged in the specified words, and the page is shown', async (_, url, override, message) => {
    const page = await getPage(url, override);
    expect([page.status, page.logged.some((line) => message.test(line))]).toEqual([200, true]);
    expect(page.heading).not.toBe(getMessages('hu').shell.error.title);
  });
});

describe('an error of the content service', () => {
  test.each([400, 401, 402, 403, 405, 410, 418, 429, 500, 502, 504])(
    '%i is passed on with a general message, and logged',
    async (status) => {
      const page = await getPage('/karrier', ({ endpoint }) => (endpoint === 'careers' ? { status } : undefined));
      expect([page.status, page.heading, page.headers['cache-control']]).toEqual([status, 'Hiba történt', 'no-store']);
      expect(page.body).toContain(getMessages('hu').shell.error.code.replace('{status}', String(status)));
      expect(page.logged).toEqual([expect.stringContaining(`status ${status} for /api/hu/careers`)]);
    },
  );

  test.each([429, 500, 503])('%i keeps the service’s Retry-After', async (status) => {
    const page = await getPage('/en/career', ({ endpoint }) =>
      endpoint === 'careers' ? { status, headers: { 'retry-after': '120' } } : undefined,
    );
    expect([page.status, page.headers['retry-after']]).toEqual([status, '120']);
  });

  test.each([400, 401, 404, 410, 429, 500])('%i in an optional part is logged and drops only that part', async (status) => {
    const page = await getPage('/karrier', ({ endpoint }) => (endpoint === 'menus' ? { status } : undefined));
    expect(page.status).toBe(200);
    expect(page.logged).toEqual([expect.stringMatching(/^content .*\/api\/hu\/menus/)]);
  });
});

test('home shows the agenda’s number, says when nothing is left today, and shows none if it is unknown', async () => {
  const dated = (number: number) =>
    changeAnswer('eventAgenda', ({ meta, ribbon: [day] }) => {
      Object.assign(meta, { dated: number });
      return Object.assign(day ?? {}, { dated: number });
    });
  expect((await getPage('/', dated(7))).body).toContain('Ma még 7 program vár');
  expect((await getPage('/', dated(0))).body).toContain('A nap hátralévő részére nincs program.');
  const none: FixtureOverride = ({ endpoint }) => (endpoint === 'eventAgenda' ? { status: 500 } : undefined);
  expect((await getPage('/', none)).body).not.toMatch(/Ma még|A nap hátralévő részére nincs program/);
});
