import { describe, expect, test } from 'vitest';
import { delayScripts, mergeSheets } from './first-load.ts';

const PRELOADS = ['/assets/manifest-1.js', '/assets/entry.js', '/assets/part.js'];
const ROUTER = [
  'import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1 from "/assets/home.js";',
  '  window.__reactRouterRouteModules = {"root":route0,"home":route1};',
  'import("/assets/entry.js");',
].join('\n');
const page = (code: string) =>
  `<head>${PRELOADS.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')}</head><body><script>early()</script><script type="module" async="">${code}</script></body>`;

describe('delayScripts', () => {
  const html = delayScripts(page(ROUTER));
  const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? [];

  test('starts no script before the page is loaded or the visitor interacts', () => {
    expect(html).not.toContain('rel="modulepreload"');
    expect(script).not.toMatch(/(?:^|[;\n])\s*import [^(]/);
    expect(script.startsWith('await Promise.race([window.firstMove,')).toBe(true);
    expect(html).toContain('<script>early()</script>');
  });

  test('then loads all at once and runs them in the router’s order', () => {
    expect(script).toContain(JSON.stringify(PRELOADS));
    const imported = [...script.matchAll(/import\("([^"]+)"\)/g)].map(([, href]) => href);
    expect(imported).toEqual(['/assets/manifest-1.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js']);
    expect(script.indexOf('__reactRouterRouteModules')).toBeLessThan(script.indexOf('"/assets/entry.js")'));
    expect(script).toContain('const route1 = await import("/assets/home.js");');
  });

  test('leaves a page without scripts unchanged', () => {
    expect(delayScripts('<p>A page</p>')).toBe('<p>A page</p>');
    expect(delayScripts(page('start()'))).toBe(page('start()'));
  });
});

describe('mergeSheets', () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/root.css#"/><link rel="icon" href="/i"/><link rel="stylesheet" href="/assets/home.css"/></head>';

  test('replaces the style sheets by one, and keeps the disabled links for the router', () => {
    expect(mergeSheets(html, new Map([['/assets/root.css /assets/home.css', '/assets/all.css']]))).toBe(
      '<head><link rel="stylesheet" href="/assets/all.css"/><link rel="stylesheet" href="/assets/root.css#" disabled=""/><link rel="icon" href="/i"/><link rel="stylesheet" href="/assets/home.css" disabled=""/></head>',
    );
  });

  test('leaves them unchanged if no merged file matches', () => {
    expect(mergeSheets(html, new Map([['/assets/root.css', '/assets/all.css']]))).toBe(html);
  });
});
