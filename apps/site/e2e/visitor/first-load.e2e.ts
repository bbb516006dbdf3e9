import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { ScreenId } from '../../app/route-table.ts';
import { addressesOf } from '../support/addresses.ts';
import { expect, origin, test } from '../support/test.ts';

/** Where most visits begin. */
const SCREENS: ScreenId[] = [
  'home',
  'programs',
  'program',
  'magazine',
  'magazineArticle',
  'visitorInformation',
  'topLocations',
  'topLocation',
  'project',
  'map',
];
/** Bytes, Brotli. JavaScript has its limit in scripts/sizes.mjs. */
const LIMITS = { html: 25_000, css: 20_000, fonts: 60_000 };
const WEIGHED: ScreenId[] = ['home', 'programs'];
/** Of a page's bytes: what browsers need to bring its parts to life. */
const MAX_HYDRATION = 0.3;
const MAX_SHIFT = 0.02;
/** Pixels below the window; nearer pictures may load at once. */
const LAZY_MARGIN = 700;

// Each screen is a journey of its own, for whichever worker is free.
test.describe.configure({ mode: 'parallel' });

/** Bytes on the wire. */
function weightOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers: { 'accept-encoding': 'br', 'accept-language': 'hu' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Which part of a page's compressed bytes is there for hydration alone: the page is that much lighter without it. */
async function hydrationShare(path: string): Promise<number> {
  const html = await (await fetch(new URL(path, origin), { headers: { 'accept-language': 'hu' } })).text();
  const without = html.replace(/<script>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs, '');
  expect(without).not.toBe(html);
  const size = (text: string) => brotliCompressSync(text).length;
  return 1 - size(without) / size(html);
}

/** The scripts of a document that would be fetched before its styles. */
async function hurriedOn(path: string): Promise<string[]> {
  const html = await (await fetch(new URL(path, origin), { headers: { 'accept-language': 'hu' } })).text();
  const early = [...html.matchAll(/<link rel="modulepreload"[^>]*>|<script [^>]*src=[^>]*>/g)].map(([tag]) => tag);
  expect(early.length).toBeGreaterThan(0);
  return early.filter((tag) => !/fetchpriority="low"|type="module"| async| defer/i.test(tag));
}

/** Opens a page whose fonts come only after it was painted: the worst that a slow connection does to its lines. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
          return `${name} (${where(previousRect)} → ${where(currentRect)})`;
        });
        if (!hadRecentInput) shifts.push({ value, what: nodes.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.unroute('**/*.woff2');
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as { value: number; what: string }[]).filter(({ value }) => value > 0));

const seenOn = (page: Page) =>
  page.evaluate((margin) => {
    const brief = (element: Element) => element.outerHTML.slice(0, 140);
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    return {
      unsized: all<HTMLImageElement>('img:not([width][height])').map(brief),
      eagerFarDown: all<HTMLImageElement>('main img:not([loading="lazy"])')
        .filter((image) => image.getBoundingClientRect().top > window.innerHeight + margin)
        .map(brief),
      leads: all('main img[fetchpriority="high"]').map(brief),
      plainOnly: all('main picture')
        .filter((picture) => !picture.querySelector('source:is([type="image/webp"], [srcset$=".webp"])'))
        .map(brief),
      deadLinks: all('a')
        .filter((link) => !/^(?:https?:|mailto:|tel:|geo:|webcal:|\/|\?|#[\w-]+)/.test(link.getAttribute('href') ?? ''))
        .map(brief),
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      styles: all('link[rel="stylesheet"]').map((link) => link.getAttribute('href')?.replace('#', '') ?? ''),
      fonts: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2')),
    };
  }, LAZY_MARGIN);

// English has the same components: it is looked at where there is least room.
for (const [language, widths] of [
  ['hu', [390, 1440]],
  ['en', [390]],
] as const)
  for (const width of widths)
    for (const screen of SCREENS)
      test(`the first load of ${screen} in ${language} is light, steady and without a fault at ${width} px`, async ({ visitor }) => {
        const found: string[] = [];
        const [paths] = await addressesOf(screen);
        const path = paths?.[language] ?? '';
        const note = (what: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${what}: ${fault}`));
        const { page, faults } = await visitor({ language, width, height: 844 });
        page.on('response', (answer) => {
          if (answer.status() >= 400) note('refused', [`${answer.status()} ${answer.url()}`]);
        });
        await openWithLateFonts(page, path);
        const seen = await seenOn(page);
        const shifts = await shiftsOf(page);
        if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX_SHIFT) note('moves', [JSON.stringify(shifts)]);
        note('console or network', faults());
        note('picture without its size', seen.unsized);
        note('picture far below is not lazy', seen.eagerFarDown);
        note('picture without WebP', seen.plainOnly);
        note('link that leads nowhere', seen.deadLinks);
        note('script ahead of the styles', await hurriedOn(path));
        if (seen.leads.length > 1) note('more than one lead picture', seen.leads);
        if (seen.description.length < 50 || seen.description.length > 320) note('description', [seen.description]);
        if (width === 390) {
          const [html, css, fonts] = await Promise.all(
            [[path], seen.styles, seen.fonts].map(async (files) =>
              (await Promise.all(files.map(weightOf))).reduce((sum, bytes) => sum + bytes, 0),
            ),
          );
          if (WEIGHED.includes(screen) && (html ?? 0) > LIMITS.html) note('HTML', [`${html} bytes`]);
          if (!css || css > LIMITS.css) note('CSS', [`${css} bytes`]);
          if (!fonts || fonts > LIMITS.fonts) note('fonts', [`${fonts} bytes`]);
        }
        expect(found, path).toEqual([]);
      });

for (const language of ['hu', 'en'] as const)
  for (const screen of WEIGHED)
    test(`of ${screen} in ${language} at most ${MAX_HYDRATION * 100} % are data for hydration`, async () => {
      const [paths] = await addressesOf(screen);
      expect(await hydrationShare(paths?.[language] ?? '')).toBeLessThanOrEqual(MAX_HYDRATION);
    });
