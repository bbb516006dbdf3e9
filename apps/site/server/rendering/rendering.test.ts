import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import { getBody, type StoredPage } from '../cache/stored-page.ts';
import { type Answers, startSite } from '../testing/site-under-test.ts';
import { createRenderingPool } from './pool.ts';
import { createRenderAside } from './render-aside.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A bundle whose pages say what they were made of; some of their addresses go wrong. */
const bundle = path.join(folder, 'index.js');
writeFileSync(
  bundle,
  `export const assets = { routes: {} };
  export const entry = {
    module: {
      createLoadContext: (values) => values,
      createRequestHandler: () => async ({ url }, { content, publicOrigin, indexable }) => {
        const { pathname, search } = new URL(url);
        if (pathname === '/ends') process.exit(1);
        if (pathname === '/never') return new Promise(() => {});
        if (pathname === '/throws') throw new Error('unforeseen');
        const answer = pathname === '/plain' ? { kind: 'none' } : await content.read('menus', 'hu');
        const text = [pathname + search, publicOrigin, indexable, content.revision(), answer.kind].join(' ');
        return new Response(text, { status: pathname === '/away' ? 503 : 200, headers: { 'content-type': 'text/plain' } });
      },
    },
  };`,
);

let isAway = false;
let revision = 7;
const cms = createServer((_, response) => {
  const headers = { 'content-type': 'application/json', 'x-content-revision': String(revision) };
  response.writeHead(isAway ? 500 : 200, headers).end(JSON.stringify({ menus: [] }));
});
let origin = '';
beforeAll(async () => {
  origin = await startAtOrigin(cms);
});
afterAll(() => void cms.close());

const ends: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(ends.map((end) => end()))));

async function pool({ longestMs = 60 * 60_000 } = {}) {
  const log = vi.fn();
  const context = { indexable: true, translations: { hu: {}, en: {} }, previewSecret: undefined };
  const made = createRenderingPool({ bundle: pathToFileURL(bundle).href, source: { origin }, context, log, size: 1, timeoutMs: longestMs });
  ends.push(made.close);
  const render = (key: string, revision = 7) => made.render({ key, revision, publicOrigin: 'http://localhost:3000' });
  const text = async (key: string, revision?: number) => {
    const page = await render(key, revision);
    return page && (await getBody(page, 'identity')).toString();
  };
  // Until it has read the bundle, nobody waits for it.
  expect(await text('/plain?a=1')).toBeUndefined();
  await expect.poll(() => text('/plain?a=1'), { timeout: 20_000 }).toBeDefined();
  return { render, text, log };
}

describe('a thread that renders', () => {
  test('makes a page of the contents of a revision, ready for the wire', async () => {
    const { render, text } = await pool();
    revision = 8;
    onTestFinished(() => void (revision = 7));
    expect(await text('/terkep?q=a', 8)).toBe('/terkep?q=a http://localhost:3000 true 8 ok');
    const page = await render('/terkep?q=a');
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain' } });
    const br = page?.bodies.br;
    expect([Buffer.isBuffer(br), br?.buffer.byteLength]).toEqual([true, br?.length]);
  });

  test('leaves a page that is not as it should be to the caller', async () => {
    const { text, log } = await pool();
    expect([await text('/away?q=a'), await text('/throws?q=a')]).toEqual([undefined, undefined]);
    expect(log).toHaveBeenCalledWith('a page could not be rendered in its thread: unforeseen');
    isAway = true;
    expect(await text('/lacking?q=b', 9)).toBeUndefined();
    isAway = false;
    expect(await text('/terkep?q=c')).toContain('ok');
  });

  test('leaves a page that takes too long to the caller, and is replaced', async () => {
    const { text, log } = await pool({ longestMs: 1_000 });
    expect([await text('/never?q=a'), await text('/plain?q=a')]).toEqual([undefined, undefined]);
    expect(log).toHaveBeenCalledWith('a page was not rendered within 1000 ms, its thread is replaced');
  });

  test('leaves all pages to the caller when it has ended', async () => {
    const { text } = await pool();
    expect(await Promise.all(['/ends?q=a', '/ends?q=b'].map((key) => text(key)))).toEqual([undefined, undefined]);
    expect(await text('/plain?a=1')).toBeUndefined();
  });
});

describe('a page is rendered aside', () => {
  function aside({ revision = 7, isStruggling = false }: { revision?: number | null; isStruggling?: boolean } = {}) {
    const render = vi.fn(async (): Promise<StoredPage | undefined> => undefined);
    const made = createRenderAside({
      bundle,
      source: { origin, log: () => {} },
      content: { revision: () => revision },
      isStruggling: () => isStruggling,
      indexable: true,
      translations: { hu: {}, en: {} },
      pool: () => ({ render, close: async () => {} }),
    });
    return { render, ask: (key: string) => made.render({ key, publicOrigin: 'http://localhost:3000' }) };
  }

  test('when its address has values that visitors choose', async () => {
    const { render, ask } = aside();
    for (const key of ['/kereses?q=to', '/terkep', '/', '/kereses.data?_routes=root']) await ask(key);
    expect(render.mock.calls).toEqual([[{ key: '/kereses?q=to', publicOrigin: 'http://localhost:3000', revision: 7 }]]);
  });

  test.each([{ revision: null }, { isStruggling: true }])('never in an outage: %j', async (state) => {
    const { render, ask } = aside(state);
    await ask('/kereses?q=to');
    expect(render).not.toHaveBeenCalled();
  });
});

test('a site shows a search that another thread has rendered, and renders other pages itself', async () => {
  const answers: Answers = (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ menus: [] }));
  const { app, contentService } = await startSite({}, answers, { bundle: pathToFileURL(bundle).href });
  await expect.poll(() => contentService.revisions).toBeDefined();
  contentService.revisions?.write('data: {"revision":7}\n\n');
  const ask = async (url: string) => (await app.inject({ url })).body;
  // Each time another one, so that none is in the cache.
  let number = 0;
  const readShown = () => ask(`/kereses?q=${(number += 1)}`);
  await expect.poll(readShown, { timeout: 20_000 }).toMatch(/^\/kereses\?q=\d+ http:\/\/localhost:3000 false 7 /);
  expect(await ask('/terkep')).toBe('/terkep');
});
