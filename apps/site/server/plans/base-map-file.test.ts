import { LOCALES } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import type { Renderer } from '../pages/render.ts';
import { startFixtureSite } from '../testing/fixture-site.ts';
import { startSite } from '../testing/site-under-test.ts';

const PATHS = { hu: '/terkep.geojson', en: '/en/map.geojson' } as const;
const noRenderer: Renderer = {
  handler: async () => new Response('a page'),
  pageSheets: new Map(),
  createLoadContext: () => {
    throw new Error('no page is asked for');
  },
};

describe('the ground of the map as GeoJSON', () => {
  test.each(LOCALES)('is answered beside the map in %s, with names in its language', async (locale) => {
    const { app } = await startFixtureSite(noRenderer);
    const answer = await app.inject(PATHS[locale]);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
    const { features } = answer.json<{ features: { id: string; properties: object }[] }>();
    expect(features).toHaveLength(fixtures[locale].baseMap.features.length);
    expect(features[0]?.properties).toEqual({ kind: 'park', name: fixtures[locale].baseMap.features[0]?.properties.name });
  });

  test('is sent once while it stays the same', async () => {
    const { app } = await startFixtureSite(noRenderer);
    const { etag } = (await app.inject(PATHS.hu)).headers;
    const again = await app.inject({ url: PATHS.hu, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('stays while the content service is away, and is said to be old', async () => {
    let isAway = false;
    const { app } = await startFixtureSite(noRenderer, () => (isAway ? { status: 503 } : undefined));
    await app.inject(PATHS.hu);
    isAway = true;
    const answer = await app.inject(PATHS.hu);
    expect([answer.statusCode, answer.json<{ features: unknown[] }>().features.length]).toEqual([200, 2]);
  });

  test('that nobody has ever had is not there for now', async () => {
    const { app } = await startSite({}, (_, response) => response.writeHead(503).end());
    const answer = await app.inject(PATHS.hu);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '30', 'no-store']);
  });
});
