import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addCopies } from '../../../../scripts/database/many-rows.ts';
import { fetchCookie } from '../support/admin/signing-in.ts';
import { EDITOR, type Services, startServices } from '../support/runner/services.ts';
import { QUERIES } from '../support/search-queries.ts';

const EVENTS = 5000;
const LISTS = { hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' } as const;
let services: Services;
let count = 0;

test.beforeAll(async () => {
  services = await startServices('large', (dataDir) => {
    count = addCopies(path.join(dataDir, 'liget.sqlite'), 'events', EVENTS);
  });
});
test.afterAll(() => services.stop());

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(new URL(target, services.origin), { headers, redirect: 'manual' });

interface EventList {
  data: { id: number }[];
  meta: { total: number };
}

/** A page of the content API's list of events. */
async function readEvents(page: number): Promise<EventList> {
  const response = await get(`/api/hu/events?limit=100&page=${page}`);
  expect([page, response.status]).toEqual([page, 200]);
  return (await response.json()) as EventList;
}

test('the content API pages through 5,000 events and contains each once', async () => {
  const { meta } = await readEvents(1);
  const ids: number[] = [];
  for (let page = 1; ids.length < meta.total; page += 1) {
    const { data } = await readEvents(page);
    expect(data.length, `events on page ${page}`).toBeGreaterThan(0);
    ids.push(...data.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(meta.total);
  // Past and unpublished ones are not listed.
  expect(meta.total).toBeGreaterThan(count / 4);
});

test('the list of events shows its first and last page in both languages, and links back from a page beyond the last', async () => {
  for (const list of Object.values(LISTS)) {
    const first = await (await get(list)).text();
    const pages = [...first.matchAll(/[?&;]page=(\d+)/g)].map(([, page]) => Number(page));
    const last = Math.max(...pages);
    expect(last, `pages of ${list}`).toBeGreaterThan(10);
    for (const page of [2, last]) {
      const response = await get(`${list}?page=${page}`);
      expect([page, response.status]).toEqual([page, 200]);
      expect((await response.text()).match(/<article/g)?.length ?? 0, `events on page ${page}`).toBeGreaterThan(0);
    }
    expect((await get(`${list}?page=${last + 1}`)).status).toBeLessThan(500);
  }
});

test('filters, feeds, calendar, map and home answer with 5,000 events', async () => {
  const targets = [
    '/',
    '/terkep',
    `${LISTS.hu}?category=family&free=true`,
    `${LISTS.en}?time_of_day=evening`,
    `${LISTS.hu}.ics`,
    `${LISTS.hu}.atom`,
    `${LISTS.en}.rss`,
    '/api/hu/event-agenda?category=sport',
    '/api/en/event-calendar',
    '/sitemap.xml',
  ];
  const statuses: [string, number][] = [];
  for (const target of targets) statuses.push([target, (await get(target, { cookie: 'language=hu' })).status]);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the sitemap contains every URL once', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(EVENTS);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the search answers every query of visitors', async () => {
  const errors: string[] = [];
  for (const [locale, query] of QUERIES) {
    const response = await get(`/api/${locale}/search?${new URLSearchParams({ q: query })}`);
    const { meta } = (await response.json()) as { meta?: { total: number } };
    if (response.status !== 200 || !meta?.total) errors.push(`${locale} ${query}: ${response.status}, ${meta?.total} found`);
  }
  expect(errors).toEqual([]);
});

test('an editor searches among 5,000 events and saves one, which is public then', async () => {
  const headers = { cookie: await fetchCookie(services.origin, EDITOR), origin: services.origin, 'content-type': 'application/json' };
  const found = await get('/api/events?depth=0&limit=25&search=setak', headers);
  expect(found.status).toBe(200);
  const dates = [{ start: `${Temporal.Now.plainDateISO('Europe/Budapest').add({ days: 3 }).toString()}T17:00:00.000Z` }];
  const saved = await fetch(new URL('/api/events?locale=hu', services.origin), {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'Ötezer után', category: 1, status: 'scheduled', dates, _status: 'published' }),
  });
  expect(saved.status).toBe(201);
  await expect.poll(async () => (await get(`${LISTS.hu}/otezer-utan`)).status).toBe(200);
});
