import { buildContentPath, type EndpointName, endpoints } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { createContentStore } from '../../content/store.ts';
import { type Essentials, loadEssentials } from './essentials.server.ts';

/** Specification, section 7: the calls on start. */
const SPECIFIED = [
  'pageMetadata',
  'publicAnnouncements',
  'eventCategories',
  'eventTypes',
  'eventLocations',
  'events',
  'newsCategories',
  'staticImages',
  'menus',
  'balloon',
  'homeCarousels',
  'news',
  'redirects',
  'qrCodes',
] as const satisfies EndpointName[];

/** The part that each request fills; other requests only warm the cache. */
const PARTS: Partial<Record<EndpointName, keyof Essentials>> = {
  publicAnnouncements: 'announcements',
  eventCategories: 'categories',
  events: 'highlightedEvents',
  staticImages: 'staticImages',
  menus: 'menus',
  balloon: 'balloon',
  homeCarousels: 'carousels',
  news: 'highlightedNews',
};
const NOTHING: Essentials = {
  announcements: [],
  categories: [],
  highlightedEvents: [],
  highlightedNews: [],
  menus: [],
  staticImages: [],
  balloon: null,
  carousels: [],
  topLocations: [],
  settings: null,
  notFound: null,
};

function getName(url: URL): EndpointName | undefined {
  return (Object.keys(endpoints) as EndpointName[]).find((name) => buildContentPath(name, 'hu') === url.pathname);
}

/** Half an hour after midnight in Budapest; the day before in UTC. */
const now = Temporal.Instant.from('2026-11-21T23:30:00Z');

async function load(down?: EndpointName) {
  const requestedUrls: URL[] = [];
  const waiting: (() => void)[] = [];
  const log = vi.fn<(message: string) => void>();
  const content = createContentStore({
    origin: 'http://cms.example',
    log,
    fetch: async (input) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      requestedUrls.push(url);
      await new Promise<void>((resolve) => waiting.push(resolve));
      const name = getName(url);
      return name === undefined || name === down ? new Response('', { status: 500 }) : Response.json(fixtures.hu[name]);
    },
  });
  const loading = loadEssentials(
    { content, now, isDocument: true, publicOrigin: '', indexable: false, previewSecret: undefined, translations: { hu: {}, en: {} } },
    'hu',
  );
  await Promise.resolve();
  const atOnce = requestedUrls.length;
  while (waiting.length > 0) {
    for (const go of waiting.splice(0)) go();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { essentials: await loading, requestedUrls, atOnce, log };
}

describe('loadEssentials', () => {
  test('makes all specified requests in parallel', async () => {
    const { requestedUrls, atOnce } = await load();
    expect(atOnce).toBe(requestedUrls.length);
    expect(requestedUrls.map(getName)).toEqual(expect.arrayContaining(SPECIFIED));
    const queries = requestedUrls.map(({ pathname, search }) => pathname + search);
    expect(queries).toContain('/api/hu/events?highlighted=1&start_date=2026-11-22&limit=7');
    expect(queries).toContain('/api/hu/news?is_highlighted=1&limit=3');
  });

  test.each(Object.values(PARTS))('loads %s', async (part) => {
    const { essentials } = await load();
    expect(essentials[part]).not.toEqual(NOTHING[part]);
  });

  test.each(SPECIFIED)('without %s loads the other parts and logs the failure', async (name) => {
    const [whole, { essentials, log }] = [await load(), await load(name)];
    expect(log.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining(buildContentPath(name, 'hu'))]);
    const own = PARTS[name];
    for (const key of Object.keys(whole.essentials) as (keyof Essentials)[])
      expect([key, essentials[key]]).toEqual([key, key === own ? NOTHING[key] : whole.essentials[key]]);
  });
});
