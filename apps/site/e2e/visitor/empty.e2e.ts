import http from 'node:http';
import { answered, stopped } from '../../../../scripts/services.ts';
import { hrefOf } from '../../app/lib/href.ts';
import { messagesOf } from '../../app/messages/index.ts';
import type { ScreenId } from '../../app/route-table.ts';
import { violations } from '../support/axe.ts';
import { freePort, startOwnSite } from '../support/services.ts';
import { cmsOrigin, expect, test } from '../support/test.ts';

/** Lists that have nothing in them yet, as after a start without contents. */
const EMPTY = /^\/api\/(?:hu|en)\/(?:news|careers|public-information|business-partners|press-releases|archive|event-series)(?:\?|$)/;

let emptied = '';
const running: { stop: () => Promise<unknown> }[] = [];

/** The content service, but for those lists. */
async function emptiedService(): Promise<string> {
  const port = await freePort();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const { accept = '*/*', authorization } = request.headers;
    const headers = { accept, ...(authorization ? { authorization } : {}) };
    const upstream = http.get(new URL(path, cmsOrigin), { headers }, (answer) => {
      const isList = EMPTY.test(path) && answer.statusCode === 200;
      if (!isList) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        const { data: _, meta, ...rest } = JSON.parse(text);
        const nothing = { ...rest, data: [], ...(meta ? { meta: { ...meta, total: 0 } } : {}) };
        const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
        response.writeHead(200, headers).end(JSON.stringify(nothing));
      });
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  running.push({
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return `http://127.0.0.1:${port}`;
}

test.beforeAll(async () => {
  const cms = await emptiedService();
  const { origin, site } = await startOwnSite(cms);
  emptied = origin;
  running.unshift({ stop: () => stopped(site) });
  await answered(`${origin}/readyz`, site);
});
test.afterAll(async () => {
  for (const { stop } of running) await stop();
});

const SCREENS = {
  magazine: (locale: 'hu' | 'en') => messagesOf(locale).magazine.none,
  careers: (locale: 'hu' | 'en') => messagesOf(locale).careers.none,
  publicInformation: (locale: 'hu' | 'en') => messagesOf(locale).publicData.none,
  businessPartners: (locale: 'hu' | 'en') => messagesOf(locale).partners.none,
} satisfies Partial<Record<ScreenId, unknown>>;

for (const locale of ['hu', 'en'] as const)
  test(`a site with nothing to show says so on each screen, in ${locale}`, async ({ visitor }) => {
    const { page, faults } = await visitor({ origin: emptied, language: locale, width: 390, height: 844 });
    for (const [screen, text] of Object.entries(SCREENS) as [keyof typeof SCREENS, (locale: 'hu' | 'en') => string][]) {
      const answer = await page.goto(hrefOf(screen, locale, {}));
      expect([screen, answer?.status()]).toEqual([screen, 200]);
      await expect(page.locator('main'), screen).toContainText(text(locale));
      expect([screen, await violations(page, 'main')]).toEqual([screen, []]);
    }
    // What only uses such lists goes without them.
    for (const screen of ['home', 'press', 'archive', 'programSeriesList'] as const)
      expect([screen, (await page.goto(hrefOf(screen, locale, {})))?.status()]).toEqual([screen, 200]);
    await page.goto(`${hrefOf('search', locale, {})}?q=xqzwyvk`);
    await expect(page.locator('main')).toContainText(messagesOf(locale).search.none);
    expect(faults()).toEqual([]);
  });

test('nothing found is told in the words of the specification', () => {
  expect(messagesOf('hu').search.none).toBe('Nincs találat');
});
