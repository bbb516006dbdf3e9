import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ScreenId, screens } from '@liget/content-api/screens';
import type { Document } from 'happy-dom';
import { listAllScreenPaths, type ScreenPaths } from '../../support/screen-paths.ts';
import { listAttributes, listOuterHtml, parseHtml, readText } from '../../support/served/html.ts';
import { findShareImageErrors, findShareTagErrors, getShareImage } from '../../support/served/share-image.ts';
import { expect, origin, test } from '../../support/test.ts';

// Requests every screen in both languages once, and checks its HTML completely; every-screen.e2e.ts checks what needs a browser.

/** Screens of one visitor have tests of their own: cases and the newsletter. */
const OF_ONE_VISITOR: readonly ScreenId[] = ['case', 'newsletterStep'];
const LOCALES = ['hu', 'en'] as const;
type Locale = (typeof LOCALES)[number];

interface Page {
  screen: ScreenId;
  path: string;
  locale: Locale;
  pair: ScreenPaths['paths'];
  html: string;
  document: Document;
}

/** Texts that only an error puts on a page. */
const MISTAKES =
  /\bundefined\b|\bNaN\b|\[object Object\]|\b(shell|programs|home|visit|places|projects|magazine|press)\.[a-z][A-Za-z]+\b|lorem ipsum/;
/** Where most visits begin, and pages whose own size is limited. */
const FIRST: ScreenId[] = [
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
const WEIGHED: ScreenId[] = ['home', 'programs'];
/** Bytes with Brotli. JavaScript has its limit in scripts/checks/sizes.mjs, and fonts are measured in a browser, which selects them. */
const LIMITS = { html: 25_000, css: 16_000 };
/** Share of a page's compressed bytes: data for hydration. Of these screens forms, a search or the map are hydrated, with their messages. */
const HYDRATED: ScreenId[] = ['partnerItem', 'page', 'publicInformation', 'defectReport', 'search', 'newsletter'];
const MAX_HYDRATION = { others: 0.25, hydrated: 0.34 };
const HYDRATION = /<script>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs;
const LINK = /^(?:https?:|mailto:|tel:|geo:|webcal:|\/|\?|#[\w-]+)/;

/** Bytes with Brotli's quality 4, with which the site compresses its pages; 11 takes fifty times as long. */
const brotli = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
const whole = (path: string) => new URL(path, origin).href;

/** Transferred bytes. */
function getWeight(path: string): Promise<number> {
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

/** Errors of the language switch, as a visitor without JavaScript uses it. */
async function findSwitchErrors({ document, locale, pair }: Page): Promise<string[]> {
  const other = locale === 'hu' ? 'en' : 'hu';
  // Pages in Hungarian only link to the home page of the other language.
  const expected = pair.hu === pair.en ? '/en' : pair[other];
  const ways = new Set(listAttributes(document, `:is(header, footer) a[hreflang="${other}"]`, 'href'));
  const errors = ways.size > 0 ? [] : [`no way to ${other}`];
  for (const way of ways) {
    const answer = await fetch(new URL(way, origin));
    await answer.body?.cancel();
    const { pathname, search } = new URL(answer.url);
    if (answer.status !== 200 || pathname + search !== new URL(expected, origin).pathname)
      errors.push(`${way} leads to ${pathname}${search} (${answer.status})`);
  }
  return errors;
}

async function findStyleErrors({ document, screen }: Page): Promise<string[]> {
  if (!FIRST.includes(screen)) return [];
  const styles = listAttributes(document, 'link[rel="stylesheet"]:not([disabled])', 'href').map((href) => href.replace('#', ''));
  const css = (await Promise.all(styles.map(getWeight))).reduce((sum, bytes) => sum + bytes, 0);
  return css > 0 && css <= LIMITS.css ? [] : [`${css} bytes of CSS`];
}

function findHydrationDataErrors({ html, screen }: Page): string[] {
  const share = 1 - brotli(html.replace(HYDRATION, '')) / brotli(html);
  const limit = HYDRATED.includes(screen) ? MAX_HYDRATION.hydrated : MAX_HYDRATION.others;
  return share > 0 && share <= limit ? [] : [`${Math.round(share * 100)} % are data for hydration`];
}

const CHECKS: Record<string, (page: Page) => string[] | Promise<string[]>> = {
  'may be enlarged five times': ({ document }) =>
    listAttributes(document, 'meta[name="viewport"]', 'content').filter((content) => !content.includes('maximum-scale=5')),
  'is in its language and has one heading, one main part and unique ids': ({ document, locale }) => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
    const ids = listAttributes(document, '[id]', 'id');
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [
      ...(document.documentElement.lang === locale ? [] : [`lang ${document.documentElement.lang}`]),
      ...(headings.length === 1 && headings[0] !== '' ? [] : [`h1 ${JSON.stringify(headings)}`]),
      ...(document.querySelectorAll('main').length === 1 ? [] : ['not one main']),
      ...twice.map((id) => `id ${id} twice`),
    ];
  },
  'has a title and a description': ({ document, screen }) => {
    const [description = ''] = listAttributes(document, 'meta[name="description"]', 'content');
    const [share = ''] = listAttributes(document, 'meta[property="og:title"]', 'content');
    const [min, max] = FIRST.includes(screen) ? [50, 320] : [21, 1000];
    return [
      ...(document.title.length > 3 ? [] : ['no title']),
      ...(share === '' ? ['no title of Open Graph'] : []),
      ...(description.length >= min && description.length <= max ? [] : [`description '${description}'`]),
    ];
  },
  'says that it is shared with a JPEG of 1200 × 630 pixels': ({ document }) => findShareTagErrors(document),
  'names itself and its translation, and is indexed on the production host only': ({ document, path, pair }) => {
    const canonical = listAttributes(document, 'link[rel="canonical"]', 'href');
    const errors = canonical.length === 1 && canonical[0] === whole(path) ? [] : [`canonical ${canonical.join()}`];
    for (const language of ['hu', 'en', 'x-default'] as const) {
      const named = listAttributes(document, `link[rel="alternate"][hreflang="${language}"]`, 'href');
      // The newsletter is in Hungarian only, without alternates.
      const expected = pair.hu === pair.en ? [] : [whole(language === 'en' ? pair.en : pair.hu)];
      if (named.join() !== expected.join()) errors.push(`hreflang ${language} ${named.join()}`);
    }
    const [robots] = listAttributes(document, 'meta[name="robots"]', 'content');
    return robots === 'noindex, nofollow' ? errors : [...errors, `robots ${robots}`];
  },
  'has no text that only a mistake puts there': ({ document }) =>
    (MISTAKES.exec(readText(document.body)) ?? []).slice(0, 1).map((text) => `'${text}'`),
  'can be read and left without JavaScript': ({ document }) => [
    ...(readText(document.querySelector('main')).length < 60 ? ['hardly a text'] : []),
    ...(document.querySelectorAll('header a[href]').length < 5 ? ['few ways on'] : []),
    ...(document.querySelector('main form:not([action])') ? ['a form that only a script can send'] : []),
    ...listOuterHtml(document, 'a', (link) => !LINK.test(link.getAttribute('href') ?? '')).map((link) => `leads nowhere: ${link}`),
  ],
  'leads to the same page in the other language without JavaScript': findSwitchErrors,
  'has pictures with texts and sizes, as WebP, and one at most that is fetched first': ({ document }) => {
    const leads = listOuterHtml(document, 'main img[fetchpriority="high"]');
    const hasWebP = 'source[type="image/webp"], source[srcset$=".webp"]';
    return [
      ...listOuterHtml(document, 'img:not([alt])').map((image) => `without alt: ${image}`),
      ...listOuterHtml(document, 'img:not([width][height])').map((image) => `without its size: ${image}`),
      ...listOuterHtml(document, 'main picture', (picture) => !picture.querySelector(hasWebP)).map((picture) => `without WebP: ${picture}`),
      ...(leads.length > 1 ? [`several lead pictures: ${leads.join()}`] : []),
    ];
  },
  'links from a picture to the picture itself': async ({ document }) => {
    const [first] = listAttributes(document, 'main a[href^="/media/"]', 'href');
    if (first === undefined) return [];
    const answer = await fetch(new URL(first, origin), { method: 'HEAD' });
    const type = answer.headers.get('content-type');
    return type?.startsWith('image/') ? [] : [`${first} is ${type}`];
  },
  'asks for no script before it is painted, and links one style sheet': ({ document, html }) => {
    const hurried = [...html.matchAll(/<link rel="modulepreload"[^>]*>|<script [^>]*src=[^>]*>/g)].map(([tag]) => tag);
    const waiting = /<script type="module" async="">await Promise\.race\(\[window\.firstMove,[^<]*\/assets\/manifest-/.test(html);
    const sheets = listAttributes(document, 'link[rel="stylesheet"]:not([disabled])', 'href');
    return [...hurried, ...(waiting ? [] : ['no script at all']), ...(sheets.length === 1 ? [] : [`${sheets.length} style sheets`])];
  },
  'is light where visits begin': async (page) => [
    ...(await findStyleErrors(page)),
    ...findHydrationDataErrors(page),
    ...(WEIGHED.includes(page.screen) && brotli(page.html) > LIMITS.html ? [`${brotli(page.html)} bytes of HTML`] : []),
  ],
};

interface CrawlResult {
  screens: Set<ScreenId>;
  pages: number;
  /** Pages that do not answer with 200. */
  refused: string[];
  /** By the name of the check. */
  errors: Record<string, string[]>;
  shareImages: Set<string>;
  /** Titles and descriptions with the paths of their pages. */
  texts: Map<string, Set<string>>;
}

async function crawl(): Promise<CrawlResult> {
  const found: CrawlResult = { screens: new Set(), pages: 0, refused: [], errors: {}, shareImages: new Set(), texts: new Map() };
  for (const { screen, paths: pair } of await listAllScreenPaths()) {
    if (OF_ONE_VISITOR.includes(screen)) continue;
    for (const locale of LOCALES) {
      // Pages with one path for both languages are Hungarian.
      if (locale === 'en' && pair.hu === pair.en) continue;
      const path = pair[locale];
      const answer = await fetch(new URL(path, origin), { headers: { 'accept-language': locale }, redirect: 'manual' });
      const html = await answer.text();
      const page = { screen, path, locale, pair, html, document: parseHtml(html) };
      if (answer.status !== 200) found.refused.push(`${path}: ${answer.status}`);
      for (const [what, check] of Object.entries(CHECKS))
        (found.errors[what] ??= []).push(...(await check(page)).map((error) => `${path}: ${error}`));
      found.screens.add(screen);
      found.shareImages.add(getShareImage(page.document));
      for (const text of [page.document.title, ...listAttributes(page.document, 'meta[name="description"]', 'content')])
        found.texts.set(text, (found.texts.get(text) ?? new Set()).add(path));
      found.pages += 1;
    }
  }
  return found;
}

let known: Promise<CrawlResult> | undefined;
const pages = () => (known ??= crawl());

test('every screen of the route table answers in both languages', async () => {
  const found = await pages();
  expect(found.refused).toEqual([]);
  const expected = screens.filter((screen) => !('previewOf' in screen) && !OF_ONE_VISITOR.includes(screen.id)).map(({ id }) => id);
  expect(expected.filter((screen) => !found.screens.has(screen))).toEqual([]);
  expect(found.pages).toBeGreaterThan(90);
});

for (const what of Object.keys(CHECKS))
  test(`every page ${what}`, async () => {
    const errors = (await pages()).errors[what] ?? [];
    // An error on every page is reported once.
    expect(errors.slice(0, 20), `${errors.length} errors`).toEqual([]);
  });

test('no two pages have the same title or description', async () => {
  const { texts } = await pages();
  expect([...texts].filter(([, paths]) => paths.size > 1)).toEqual([]);
});

test('the share images of the screens are JPEGs of 1200 × 630 pixels, and hardly any two screens have the same', async () => {
  const { shareImages } = await pages();
  expect((await Promise.all([...shareImages].map(findShareImageErrors))).flat()).toEqual([]);
  expect(shareImages.size).toBeGreaterThan(30);
  // The park's own image is for screens without an image.
  expect([...shareImages].filter((image) => image.endsWith('/share.jpg'))).toEqual([]);
});
