import http from 'node:http';
import { stopProcess, waitForAnswer } from '../../../../scripts/services/services.ts';
import { getMessages } from '../../app/i18n/index.ts';
import { buildHref } from '../../app/lib/urls/href.ts';
import type { ScreenId } from '../../app/route-table.ts';
import { CONTENTS, findViolations } from '../support/axe.ts';
import { findFreePort, startOwnSite } from '../support/runner/services.ts';
import { cmsOrigin, expect, test } from '../support/test.ts';

/** Lists without items, as after a start without contents. */
const EMPTY = /^\/api\/(?:hu|en)\/(?:news|careers|public-information|business-partners|press-releases|archive|event-series)(?:\?|$)/;

let emptied = '';
const running: { stop: () => Promise<unknown> }[] = [];

/** A proxy of the content service that empties those lists. */
async function emptiedService(): Promise<string> {
  const port = await findFreePort();
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
  running.unshift({ stop: () => stopProcess(site) });
  await waitForAnswer(`${origin}/readyz`, site);
});
test.afterAll(async () => {
  for (const { stop } of running) await stop();
});

const listTexts = (locale: 'hu' | 'en'): [ScreenId, string][] => {
  const { careers, magazine, partners, publicData } = getMessages(locale);
  return [
    ['magazine', magazine.none],
    ['careers', careers.none],
    ['publicInformation', publicData.none],
    ['businessPartners', partners.none],
  ];
};
/** Screens that only use such lists work without them. */
const OTHERS = ['home', 'press', 'archive', 'programSeriesList'] as const;

test('a site without contents says so on each screen, and axe finds nothing', async ({ visitor }) => {
  const { page, errors } = await visitor({ origin: emptied, width: 390, height: 844 });
  for (const [screen, text] of listTexts('hu')) {
    const answer = await page.goto(buildHref(screen, 'hu', {}));
    expect([screen, answer?.status()]).toEqual([screen, 200]);
    await expect(page.locator('main'), screen).toContainText(text);
    expect([screen, await findViolations(page, CONTENTS)]).toEqual([screen, []]);
  }
  expect(errors()).toEqual([]);

  for (const [screen, text] of listTexts('en')) {
    const answer = await fetch(new URL(buildHref(screen, 'en', {}), emptied));
    expect([screen, answer.status, await answer.text()]).toEqual([screen, 200, expect.stringContaining(text)]);
  }
  for (const locale of ['hu', 'en'] as const)
    for (const screen of OTHERS)
      expect([screen, (await fetch(new URL(buildHref(screen, locale, {}), emptied))).status]).toEqual([screen, 200]);
});
