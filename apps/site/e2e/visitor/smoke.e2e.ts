import { type ScreenId, screens } from '@liget/content-api/screens';
import type { Page } from '@playwright/test';
import { addressesOf } from '../support/addresses.ts';
import { violations } from '../support/axe.ts';
import { expect, origin, test } from '../support/test.ts';

// Each screen is a journey of its own, for whichever worker is free.
test.describe.configure({ mode: 'parallel' });

/** What one visitor alone may see has journeys of its own: `cases.e2e.ts`, `newsletter.e2e.ts`. */
const OF_ONE_VISITOR: readonly ScreenId[] = ['case', 'newsletterStep'];
const SCREENS: ScreenId[] = screens.filter((screen) => !('previewOf' in screen) && !OF_ONE_VISITOR.includes(screen.id)).map(({ id }) => id);
const LOCALES = ['hu', 'en'] as const;
type Locale = (typeof LOCALES)[number];
/** The same layout in the same components, in English and for the next item of a screen, is looked at where there is least room. */
const WIDTHS = [1440, 768, 390];
const NARROW = [390];

/** Texts that only a mistake puts on a page. */
const MISTAKES =
  /\bundefined\b|\bNaN\b|\[object Object\]|\b(shell|programs|home|visit|places|projects|magazine|press)\.[a-z][A-Za-z]+\b|lorem ipsum/;

async function inspect(page: Page, locale: Locale, pair: Record<Locale, string>): Promise<string[]> {
  const response = await page.goto(pair[locale]);
  const found = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    share: document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '',
    text: document.body.innerText,
    images: [...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length,
  }));
  const expectations: [string, boolean][] = [
    [`status ${response?.status()}`, response?.status() === 200],
    [`lang ${found.lang}`, found.lang === locale],
    [`h1 ${JSON.stringify(found.h1)}`, found.h1.length === 1 && found.h1[0] !== ''],
    ['no title', found.title.length > 3],
    ['no description', found.description.length > 20],
    [`canonical ${found.canonical.join()}`, found.canonical.length === 1 && found.canonical[0] === new URL(pair[locale], origin).href],
    ...(['hu', 'en', 'x-default'] as const).map((language): [string, boolean] => {
      // The newsletter is in Hungarian only, and names no pair.
      const expected = pair.hu === pair.en ? undefined : new URL(language === 'en' ? pair.en : pair.hu, origin).href;
      return [`hreflang ${language} ${found.alternates[language]}`, found.alternates[language] === expected];
    }),
    ['no Open Graph title', found.share !== ''],
    [`robots '${found.robots}' away from the production host`, found.robots === 'noindex, nofollow'],
    [`mistake in the text: ${MISTAKES.exec(found.text)?.[0]}`, !MISTAKES.test(found.text)],
    [`${found.images} pictures without alt`, found.images === 0],
  ];
  return expectations.filter(([, holds]) => !holds).map(([what]) => what);
}

/** What axe finds at each width, and whether something is wider than the smallest window. */
async function measured(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The bars know their new width: until then a long text lies under its button.
    const bars = page.locator('.announcement-text');
    const areMeasured = (texts: Element[]) =>
      texts.every((text) => text.hasAttribute('data-moving') || text.scrollWidth <= text.clientWidth);
    await expect.poll(() => bars.evaluateAll(areMeasured)).toBe(true);
    found.push(...(await violations(page)).map((fault) => `at ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const [whole, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  return (whole ?? 0) > (shown ?? 0) ? [...found, `scrolls sideways at 320: ${whole}`] : found;
}

for (const locale of LOCALES)
  for (const screen of SCREENS) {
    test(`${screen} in ${locale}, with JavaScript, answers well, axe finds nothing, and nothing scrolls sideways`, async ({ visitor }) => {
      const { page, faults } = await visitor({ language: locale, width: 1440 });
      const found: string[] = [];
      for (const [index, pair] of (await addressesOf(screen)).entries()) {
        // Pages with one address for both languages are Hungarian.
        if (locale === 'en' && pair.hu === pair.en) continue;
        const widths = locale === 'hu' && (screen === 'page' || index === 0) ? WIDTHS : NARROW;
        const here = [...(await inspect(page, locale, pair)), ...(await measured(page, widths)), ...faults()];
        found.push(...here.map((fault) => `${pair[locale]}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }

/** Its pictures are looked at above. */
const TEXT = { waitUntil: 'domcontentloaded' } as const;

for (const screen of SCREENS)
  test(`${screen}, without JavaScript, can be read and left, and leads to the other language and back`, async ({ visitor }) => {
    const { page } = await visitor({ javaScript: false });
    const readable = async (path: string) => {
      expect((await page.locator('main').innerText()).trim().length, `text of ${path}`).toBeGreaterThanOrEqual(60);
      expect(await page.locator('header a[href]').count(), `ways on from ${path}`).toBeGreaterThanOrEqual(5);
    };
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status());
    });
    const arrivesAt = async (path: string) => {
      await page.waitForURL((url) => url.pathname === new URL(path, origin).pathname && url.search === '', TEXT);
      expect([path, statuses.at(-1)]).toEqual([path, 200]);
    };
    for (const pair of await addressesOf(screen)) {
      await page.goto(pair.hu, TEXT);
      await arrivesAt(pair.hu);
      await readable(pair.hu);
      // What is in Hungarian only leads to the home page of the other language.
      const isHungarianOnly = pair.hu === pair.en;
      for (const to of isHungarianOnly ? (['en'] as const) : (['en', 'hu'] as const)) {
        await page.locator(`a[hreflang="${to}"]:visible`).first().click();
        await arrivesAt(isHungarianOnly ? '/en' : pair[to]);
        if (to === 'en') await readable(pair.en);
      }
    }
  });
