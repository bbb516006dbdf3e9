import type { Answer, Slugs } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import type { ContentStore } from '../../app/content/store.ts';
import { listSitemapEntries, writeRobotsTxt, writeSitemapXml } from './sitemap.ts';

/** A content service with these items by endpoint; others are empty, and `undefined` ones fail. */
function contentWith(items: Record<string, object[] | undefined>) {
  const read = (
    name: string,
    _locale: string,
    { query = {} }: { query?: { limit?: number; page?: number } } = {},
  ): Promise<Answer<unknown>> => {
    const { limit = 20, page = 1 } = query;
    if (name in items && !items[name]) return Promise.resolve({ kind: 'unavailable', reason: 'down' });
    const all = items[name] ?? [];
    const data = all.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ kind: 'ok', value: { data, meta: { total: all.length, page, limit } }, revision: '1' });
  };
  const content: Pick<ContentStore, 'read'> = { read: read as ContentStore['read'] };
  const entries = () => listSitemapEntries(content);
  return { entries, paths: async () => (await entries()).map(({ paths }) => paths) };
}
const item = (hu: string | null, en: string | null): { slugs: Slugs } => ({ slugs: { hu, en } });

describe('the sitemap', () => {
  test('has every screen without items in both languages, the newsletter in Hungarian, and no previews', async () => {
    const paths = await contentWith({}).paths();
    expect(paths).toContainEqual({ hu: '/', en: '/en' });
    expect(paths).toContainEqual({ hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' });
    expect(paths).toContainEqual({ hu: '/hirlevel-feliratkozas' });
    expect(JSON.stringify(paths)).not.toMatch(/preview|\/:/);
  });

  test('has each item in the languages in which it exists', async () => {
    const paths = await contentWith({
      events: [item('tanchaz', 'dance-house'), item('csak-magyar', null), item(null, 'only-english')],
      topLocations: [item('ballon-kilato', 'balloon-fly')],
    }).paths();
    expect(paths).toContainEqual({ hu: '/varosligeti-programok/tanchaz', en: '/en/programs-in-varosliget/dance-house' });
    expect(paths).toContainEqual({ hu: '/varosligeti-programok/csak-magyar' });
    expect(paths).toContainEqual({ en: '/en/programs-in-varosliget/only-english' });
    expect(paths).toContainEqual({ hu: '/top-helyek/ballon-kilato', en: '/en/top-locations/balloon-fly' });
  });

  test('has the editors’ indexable pages, and both pages of each product, in their languages', async () => {
    const paths = await contentWith({
      pages: [
        { ...item('rolunk', 'about-us'), middleware: [] },
        { ...item('impresszum', 'imprint'), middleware: ['noindex'] },
      ],
      products: [item('ballon', 'balloon'), item('jegy', null)],
    }).paths();
    expect(paths).toContainEqual({ hu: '/rolunk', en: '/en/about-us' });
    expect(JSON.stringify(paths)).not.toContain('impresszum');
    expect(paths).toContainEqual({ hu: '/ballon-panaszkezeles', en: '/en/balloon-complaint-report' });
    expect(paths).toContainEqual({ hu: '/ballon-ugyfelszolgalat', en: '/en/balloon-customer-service' });
    expect(paths).toContainEqual({ hu: '/jegy-panaszkezeles' });
    expect(paths).toContainEqual({ hu: '/jegy-ugyfelszolgalat' });
  });

  test('has no search screen', async () => {
    expect(JSON.stringify(await contentWith({}).paths())).not.toMatch(/kereses|search/);
  });

  test('has galleries below their categories', async () => {
    const galleries = [item('zene-haza', 'house-of-music'), item('csak-magyar', null)];
    const paths = await contentWith({ galleryCategories: [{ ...item('epuletek', 'buildings'), galleries }] }).paths();
    expect(paths).toContainEqual({ hu: '/sajto/mediatar/epuletek', en: '/en/press/media/buildings' });
    expect(paths).toContainEqual({ hu: '/sajto/mediatar/epuletek/zene-haza', en: '/en/press/media/buildings/house-of-music' });
    expect(paths).toContainEqual({ hu: '/sajto/mediatar/epuletek/csak-magyar' });
  });

  test.each(['news', 'galleryCategories'])('fails if %s cannot be read', async (list) => {
    await expect(contentWith({ [list]: undefined, events: [item('tanchaz', null)] }).paths()).rejects.toThrow(`${list} cannot be read`);
  });

  test('links every URL to its translation, and escapes XML', () => {
    const xml = writeSitemapXml([{ paths: { hu: '/a?b&c', en: '/en/a' } }, { paths: { hu: '/magyarul' } }], {
      hu: 'https://liget.example',
      en: 'https://liget.example',
    });
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://liget.example/a?b&amp;c</loc>',
      '<loc>https://liget.example/en/a</loc>',
      '<loc>https://liget.example/magyarul</loc>',
    ]);
    expect(xml.match(/hreflang="en" href="https:\/\/liget\.example\/en\/a"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/liget\.example\/a\?b&amp;c"/g)).toHaveLength(2);
    // A page in one language only has no translation.
    expect(xml.match(/hreflang="hu"/g)).toHaveLength(2);
  });

  test('has the last change of items, not of screens with many items', async () => {
    const changed = '2026-11-20T09:00:00+01:00';
    const { entries } = contentWith({ news: [{ ...item('osz', 'autumn'), updated_at: changed }] });
    const urls = writeSitemapXml(await entries(), { hu: 'https://liget.example', en: 'https://liget.example' }).split('\n');
    expect(urls.filter((url) => url.includes(`<lastmod>${changed}</lastmod>`))).toEqual([
      expect.stringContaining('<loc>https://liget.example/magazin/osz</loc>'),
      expect.stringContaining('<loc>https://liget.example/en/magazine/autumn</loc>'),
    ]);
    expect(urls.filter((url) => url.includes('<lastmod>'))).toHaveLength(2);
  });
});

describe('robots.txt', () => {
  test('allows the production host except the admin', () => {
    const lines = writeRobotsTxt(true, 'https://liget.example').split('\n');
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Sitemap: https://liget.example/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
  test('disallows lists filtered by days and words, not pages, single filters and list pages', () => {
    const patterns = writeRobotsTxt(true, 'https://liget.example')
      .split('\n')
      .flatMap((line) => /^Disallow: (.*)/.exec(line)?.slice(1) ?? [])
      .map((pattern) => new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`));
    const isFollowed = (address: string) => !patterns.some((pattern) => pattern.test(address));
    const addresses = {
      followed: [
        '/',
        '/varosligeti-programok',
        '/varosligeti-programok?category=family',
        '/varosligeti-programok?page=2',
        '/kereses',
        '/terkep?place=a',
        '/magazin?page=2',
      ],
      refused: [
        '/varosligeti-programok?from=2026-11-22&to=2026-11-29',
        '/en/programs-in-varosliget?category=family&to=2026-11-29',
        '/varosligeti-programok.ics?category=family',
        '/kereses?q=to',
        '/en/map?kind=tap&q=a',
      ],
    };
    expect({ followed: addresses.followed.filter(isFollowed), refused: addresses.refused.filter((path) => !isFollowed(path)) }).toEqual(
      addresses,
    );
  });
  test('disallows all other hosts', () => {
    expect(writeRobotsTxt(false, 'https://test.example')).toBe('User-agent: *\nDisallow: /\n');
  });
});
