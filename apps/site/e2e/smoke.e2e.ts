import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Address, allAddresses } from './addresses.ts';
import { closeBrowser, type Visitor, visitor } from './browser.ts';

const origin = inject('siteOrigin');
let addresses: Address[];

beforeAll(async () => {
  addresses = await allAddresses(inject('cmsOrigin'));
});
afterAll(closeBrowser);

/** Texts that only a mistake puts on a page. */
const MISTAKES =
  /\bundefined\b|\bNaN\b|\[object Object\]|\b(shell|programs|home|visit|places|projects|magazine|press)\.[a-z][A-Za-z]+\b|lorem ipsum/;

async function inspect({ page, faults }: Visitor, path: string, locale: 'hu' | 'en', pair: { hu: string; en: string }): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'load' });
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
    [`hreflang hu ${found.alternates['hu']}`, found.alternates['hu'] === new URL(pair.hu, origin).href],
    [`hreflang en ${found.alternates['en']}`, pair.hu === pair.en || found.alternates['en'] === new URL(pair.en, origin).href],
    ['no Open Graph title', found.share !== ''],
    [`robots '${found.robots}' away from the production host`, found.robots === 'noindex, nofollow'],
    [`mistake in the text: ${MISTAKES.exec(found.text)?.[0]}`, !MISTAKES.test(found.text)],
    [`${found.images} pictures without alt`, found.images === 0],
  ];
  return [...expectations.filter(([, holds]) => !holds).map(([what]) => what), ...faults()].map((fault) => `${path}: ${fault}`);
}

describe('every screen of the route table, with JavaScript', () => {
  test.each(['hu', 'en'] as const)(
    'answers well in %s',
    async (locale) => {
      expect(addresses.length).toBeGreaterThan(45);
      const someone = await visitor(origin, { language: locale });
      const faults: string[] = [];
      for (const { paths } of addresses) {
        // Pages with one address for both languages are Hungarian.
        if (locale === 'en' && paths.hu === paths.en) continue;
        faults.push(...(await inspect(someone, paths[locale], locale, paths)));
      }
      await someone.context.close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});

describe('every screen of the route table, without JavaScript', () => {
  test.each(['hu', 'en'] as const)(
    'can be read and left in %s',
    async (locale) => {
      const { page, context } = await visitor(origin, { language: locale, javaScript: false });
      const faults: string[] = [];
      for (const { paths } of addresses) {
        if (locale === 'en' && paths.hu === paths.en) continue;
        await page.goto(paths[locale]);
        const text = (await page.locator('main').innerText()).trim();
        if (text.length < 60) faults.push(`${paths[locale]}: only '${text}'`);
        if ((await page.locator('header a[href]').count()) < 5) faults.push(`${paths[locale]}: no way on`);
      }
      await context.close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
