import http from 'node:http';
import { stopProcess, waitForAnswer } from '../../../../scripts/services/services.ts';
import { getMessages } from '../../app/i18n/index.ts';
import { buildHref } from '../../app/lib/urls/href.ts';
import type { ScreenId } from '../../app/route-table.ts';
import { CONTENTS, findViolations } from '../support/axe.ts';
import { findFreePort, startOwnSite } from '../support/runner/services.ts';
import { listScreenPaths } from '../support/screen-paths.ts';
import { cmsOrigin, expect, test } from '../support/test.ts';

/** The content service does not answer about documents, and gives pages a middleware that the site does not know. */
const UNANSWERED = /^\/api\/hu\/documents/;
const WITH_UNKNOWN_MIDDLEWARE = /^\/api\/hu\/pages\//;
/** Lists without items, as after a start without contents. */
const EMPTY = /^\/api\/(?:hu|en)\/(?:news|careers|public-information|business-partners|press-releases|archive|event-series)(?:\?|$)/;

let siteOrigin = '';
const running: { stop: () => Promise<unknown> }[] = [];

/** A proxy of the content service that empties those lists, and brings about those faults. */
async function startProxy(): Promise<string> {
  const port = await findFreePort();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (UNANSWERED.test(path)) {
      response.destroy();
      return;
    }
    const { accept = '*/*', authorization } = request.headers;
    const headers = { accept, ...(authorization ? { authorization } : {}) };
    const upstream = http.get(new URL(path, cmsOrigin), { headers }, (answer) => {
      const isChanged = (EMPTY.test(path) || WITH_UNKNOWN_MIDDLEWARE.test(path)) && answer.statusCode === 200;
      if (!isChanged) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        const { data, meta, ...rest } = JSON.parse(text);
        const changed = EMPTY.test(path)
          ? { ...rest, data: [], ...(meta ? { meta: { ...meta, total: 0 } } : {}) }
          : { ...rest, meta, data: { ...data, middleware: ['unknown'] } };
        const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
        response.writeHead(200, headers).end(JSON.stringify(changed));
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
  const cms = await startProxy();
  const { origin, site } = await startOwnSite(cms);
  siteOrigin = origin;
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
  const { page, errors } = await visitor({ origin: siteOrigin, width: 390, height: 844 });
  for (const [screen, text] of listTexts('hu')) {
    const answer = await page.goto(buildHref(screen, 'hu', {}));
    expect([screen, answer?.status()]).toEqual([screen, 200]);
    await expect(page.locator('main'), screen).toContainText(text);
    expect([screen, await findViolations(page, CONTENTS)]).toEqual([screen, []]);
  }
  expect(errors()).toEqual([]);

  for (const [screen, text] of listTexts('en')) {
    const answer = await fetch(new URL(buildHref(screen, 'en', {}), siteOrigin));
    expect([screen, answer.status, await answer.text()]).toEqual([screen, 200, expect.stringContaining(text)]);
  }
  for (const locale of ['hu', 'en'] as const)
    for (const screen of OTHERS)
      expect([screen, (await fetch(new URL(buildHref(screen, locale, {}), siteOrigin))).status]).toEqual([screen, 200]);
});

test('the pages of an error of the site and of an unavailable service show their code, and axe finds nothing', async ({ visitor }) => {
  const { page } = await visitor({ origin: siteOrigin, width: 390, height: 844 });
  const [first] = await listScreenPaths('page');
  for (const [path, status] of [
    [first?.hu, 500],
    [buildHref('professionalDocuments', 'hu', {}), 503],
  ] as const) {
    const answer = await page.goto(path ?? '');
    expect([path, answer?.status()]).toEqual([path, status]);
    await expect(page.locator('main'), path).toContainText(`Hibakód: ${status}`);
    expect([path, await findViolations(page)]).toEqual([path, []]);
  }
});
