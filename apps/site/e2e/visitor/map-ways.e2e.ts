import type { AnswerOf } from '@liget/content-api';
import { messagesOf } from '../../app/messages/index.ts';
import { violations } from '../support/axe.ts';
import { LOCALES } from '../support/programs-list.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;

async function mapOf(locale: 'hu' | 'en'): Promise<AnswerOf<'map'>> {
  return (await (await fetch(new URL(`/api/${locale}/map`, origin))).json()) as AnswerOf<'map'>;
}

/** A metro station and a place with a page. */
async function ends(locale: 'hu' | 'en') {
  const { features } = await mapOf(locale);
  const [station, place] = (['metro', 'top_location'] as const).map((kind) => features.find(({ properties }) => properties.kind === kind));
  if (!station || !place) throw new Error('The map has no station, or no place');
  return { station, place };
}

for (const locale of LOCALES)
  test.describe(`the way through the park in ${locale}`, () => {
    const t = messagesOf(locale).wayForm;
    const { ways } = messagesOf(locale);

    test('is asked for by a plain form and told step by step without JavaScript', async ({ visitor }) => {
      const { station, place } = await ends(locale);
      const { page } = await visitor({ language: locale, javaScript: false });
      await page.goto(MAP[locale]);
      const panel = page.getByRole('region', { name: t.title });
      await panel.getByRole('heading', { name: t.title }).click();
      await panel.getByLabel(t.from).selectOption(station.id);
      await panel.getByLabel(t.to, { exact: true }).selectOption(place.id);
      await panel.getByRole('button', { name: t.submit }).click();
      await page.waitForURL((url) => url.searchParams.get('from') === station.id && url.searchParams.get('to') === place.id);
      await expect(panel.getByRole('heading', { level: 3 })).toContainText(place.properties.title);
      const steps = panel.getByRole('list', { name: t.steps }).getByRole('listitem');
      await expect(steps.first()).toBeVisible();
      await expect(steps.last()).toContainText(place.properties.title);
      await expect(panel).toContainText(ways.approximate);
      await expect(panel.getByRole('link', { name: t.open })).toHaveAttribute('href', /^geo:/);
      await panel.getByRole('link', { name: t.swap }).click();
      await page.waitForURL((url) => url.searchParams.get('from') === place.id);
      await expect(panel.getByLabel(t.from)).toHaveValue(place.id);
    });

    test('step-free says plainly that nobody knows, and stays when the language changes', async ({ visitor }) => {
      const { station, place } = await ends(locale);
      const { page } = await visitor({ language: locale, javaScript: false });
      await page.goto(`${MAP[locale]}?from=${station.id}&to=${place.id}&profile=step-free`);
      const panel = page.getByRole('region', { name: t.title });
      await expect(panel).toContainText(ways.allUnknown);
      await expect(panel.getByLabel(t.stepFree)).toBeChecked();
      const other = locale === 'hu' ? 'en' : 'hu';
      await page.locator(`a[hreflang="${other}"]:visible`).first().click();
      await page.waitForURL((url) => url.pathname === MAP[other]);
      await expect(page.getByRole('region', { name: messagesOf(other).wayForm.title })).toContainText(messagesOf(other).ways.allUnknown);
    });

    test('of places that are not there, or the same, gets a word about it', async ({ visitor }) => {
      const { place } = await ends(locale);
      const { page } = await visitor({ language: locale, javaScript: false });
      const panel = page.getByRole('region', { name: t.title });
      await page.goto(`${MAP[locale]}?from=nowhere&to=${place.id}`);
      await expect(panel.getByRole('status')).toHaveText(t.faults.unknownFrom);
      await page.goto(`${MAP[locale]}?from=${place.id}&to=${place.id}`);
      await expect(panel.getByRole('status')).toHaveText(t.faults.same);
    });

    test('begins where the visitor is, and nobody is told where that is', async ({ visitor }) => {
      const { station, place } = await ends(locale);
      const { page, context, faults } = await visitor({ language: locale, width: 1440 });
      const [longitude, latitude] = station.geometry.coordinates;
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ longitude, latitude, accuracy: 10 });
      const told: string[] = [];
      page.on('request', (request) => told.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.goto(`${MAP[locale]}?to=${place.id}`);
      const panel = page.getByRole('region', { name: t.title });
      const ask = panel.getByRole('button', { name: t.fromHere });
      await hydrated(ask);
      await ask.click();
      await expect(panel.getByRole('heading', { level: 3 })).toContainText(t.here);
      await expect(panel.getByRole('list', { name: t.steps }).getByRole('listitem').last()).toContainText(place.properties.title);
      const spot = [String(latitude).slice(0, 6), String(longitude).slice(0, 6)];
      expect(told.filter((request) => spot.every((part) => request.includes(part)))).toEqual([]);
      expect(faults()).toEqual([]);
    });

    test('has nothing that axe finds, and prints as map and words', async ({ visitor }) => {
      const { station, place } = await ends(locale);
      const { page } = await visitor({ language: locale, width: 1440 });
      await page.goto(`${MAP[locale]}?from=${station.id}&to=${place.id}`);
      const panel = page.getByRole('region', { name: t.title });
      await hydrated(panel.getByRole('button', { name: t.print }));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await violations(page, '#way')]).toEqual([width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(panel.getByRole('list', { name: t.steps })).toBeVisible();
      await expect(panel.getByRole('button', { name: t.submit })).toBeHidden();
      await expect(page.locator('#places')).toBeHidden();
    });

    test('leads from a place’s page to the map, and the place shows its surroundings', async ({ visitor }) => {
      const { place } = await ends(locale);
      const { page } = await visitor({ language: locale, javaScript: false });
      const slug = place.properties.slugs?.[locale];
      await page.goto(locale === 'hu' ? `/top-helyek/${slug}` : `/en/top-locations/${slug}`);
      const { fromMetro } = messagesOf(locale).places;
      const section = page.getByRole('region', { name: fromMetro.title });
      await expect(section.getByRole('img')).toHaveJSProperty('complete', true);
      expect(await section.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await section
        .getByRole('link', { name: fromMetro.wholeNamed.slice(0, 12) })
        .first()
        .click();
      await expect(page.getByRole('region', { name: t.title }).getByRole('list', { name: t.steps })).toBeVisible();
    });

    test('can be taken along as a printed plan', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, javaScript: false });
      await page.goto(MAP[locale]);
      const link = page.getByRole('link', { name: messagesOf(locale).map.printed });
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
