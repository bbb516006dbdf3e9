import { createHash } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../app/content/context.ts';
import { createContentStore } from '../../app/content/store.ts';
import { setClock } from '../../app/lib/clock.ts';
import { getBody } from '../cache/stored-page.ts';
import { renderPage } from './render.ts';

const SCRIPT = 'window.early = true';
const HTML = `<html><head><link rel="stylesheet" href="/a.css"/><script>${SCRIPT}</script></head></html>`;

/** Renders an answer of the router, and returns what the loaders received. */
async function rendered(answer: Response) {
  const contexts: RequestContext[] = [];
  const content = createContentStore({
    origin: 'http://cms.example',
    log: () => undefined,
    fetch: () => Promise.reject(new Error('not asked')),
  });
  const page = await renderPage(new Request('http://site.example/magazin'), {
    renderer: {
      handler: () => Promise.resolve(answer),
      pageSheets: new Map(),
      createLoadContext: (values) => {
        contexts.push(values);
        return new RouterContextProvider();
      },
    },
    context: {
      content,
      publicOrigin: 'https://site.example',
      indexable: false,
      previewSecret: undefined,
      translations: { hu: {}, en: {} },
    },
  });
  return { page, given: contexts, text: (await getBody(page, 'identity')).toString('utf8') };
}

afterEach(() => setClock(undefined));

describe('renderPage', () => {
  test('keeps the status and the text', async () => {
    const { page, text } = await rendered(new Response(HTML, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }));
    expect(page.status).toBe(404);
    expect(text).toBe(HTML);
  });

  test('allows the page’s own inline scripts by their hashes, and no others', async () => {
    const { page } = await rendered(new Response(HTML, { headers: { 'content-type': 'text/html' } }));
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const [, scripts] = /script-src ([^;]+)/.exec(page.headers['content-security-policy'] ?? '') ?? [];
    expect(scripts).toBe(`'self' 'sha256-${hash}'`);
  });

  test('removes the visitor’s cookie and the old length', async () => {
    const headers = { 'content-type': 'text/html', 'set-cookie': 'language=en', 'content-length': '3', 'cache-control': 'no-store' };
    const { page } = await rendered(new Response(HTML, { headers }));
    expect(Object.keys(page.headers).toSorted()).toEqual(['cache-control', 'content-security-policy', 'content-type']);
  });

  test('passes the instant of the site’s clock to every loader', async () => {
    setClock('2026-03-29T01:30:00Z');
    const { given: contexts } = await rendered(new Response(HTML, { headers: { 'content-type': 'text/html' } }));
    expect(contexts.map(({ now }) => now.toString())).toEqual(['2026-03-29T01:30:00Z']);
  });

  test('leaves data responses unchanged', async () => {
    const { page, text } = await rendered(new Response(HTML, { headers: { 'content-type': 'text/x-script' } }));
    expect(text).toBe(HTML);
    expect(page.headers).not.toHaveProperty('content-security-policy');
  });
});
