import type { Page } from '@playwright/test';
import { messagesOf } from '../../app/messages/index.ts';
import { coloursAt, GRAPHICS, isLive, isPaint, lakeHasItsPaint, paintOf, spotOn } from '../support/live-map.ts';
import { LOCALES } from '../support/programs-list.ts';
import { linkToInstant } from '../support/services.ts';
import { expect, hydrated, test } from '../support/test.ts';

const MAP = { hu: '/terkep', en: '/en/map' } as const;
const LAKE = { hu: 'Városligeti-tó', en: 'City Park Lake' } as const;
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';
const LIGHTS = [
  ['2026-07-15T12:00:00+02:00', 'day', false],
  ['2026-07-15T23:30:00+02:00', 'dusk', false],
  ['2026-01-15T12:00:00+01:00', 'day', true],
  ['2026-01-15T18:30:00+01:00', 'dusk', true],
] as const;

test.use({ launchOptions: GRAPHICS });

/** Whose data the map has, said in full sight and with a link. */
async function hasAttribution(page: Page, locale: 'hu' | 'en') {
  const link = page.getByRole('main').getByRole('link', { name: messagesOf(locale).map.attribution, exact: true });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', COPYRIGHT);
  expect(messagesOf(locale).map.attribution).toContain('OpenStreetMap');
  // Nothing lies over it.
  await link.scrollIntoViewIfNeeded();
  const isFree = await link.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
}

for (const locale of LOCALES)
  for (const width of [1440, 390])
    test(`the map in ${locale} at ${width} px says whose data it has and what the lake is called, without JavaScript and live`, async ({
      visitor,
    }) => {
      const drawn = await visitor({ language: locale, width, height: 900, javaScript: false });
      await drawn.page.goto(MAP[locale]);
      await hasAttribution(drawn.page, locale);
      await expect(drawn.page.locator('#ground').getByText(LAKE[locale], { exact: true })).toBeVisible();
      const { page } = await visitor({ language: locale, width, height: 900 });
      await page.goto(MAP[locale]);
      await isLive(page);
      await hasAttribution(page, locale);
    });

test('the lake is drawn in four colours: by day, at dusk, frozen by day and frozen at dusk', async ({ visitor }) => {
  const seen: string[] = [];
  for (const [at, light, isFrozen] of LIGHTS) {
    const { page } = await visitor({ width: 390, height: 844 });
    await page.goto(linkToInstant(MAP.hu, Temporal.Instant.from(at)));
    await isLive(page);
    await expect(page.locator(`[data-light="${light}"]`)).toHaveCount(1);
    await expect(page.locator('[data-frozen]')).toHaveCount(isFrozen ? 1 : 0);
    seen.push(await lakeHasItsPaint(page));
    await page.context().close();
  }
  expect(new Set(seen).size).toBe(LIGHTS.length);
});

test('woods have trees as texture, and buildings their own light colour', async ({ visitor }) => {
  const { page } = await visitor({ width: 1440, height: 900 });
  await page.goto(linkToInstant(MAP.hu, Temporal.Instant.from('2026-07-15T12:00:00+02:00')));
  await isLive(page);
  const nearer = page.getByRole('button', { name: messagesOf('hu').map.zoomIn });
  await hydrated(nearer);
  for (let press = 0; press < 3; press += 1) await nearer.click();
  for (const [kind, paints, side] of [
    ['wood', ['--wood', '--crown'], 24],
    ['building', ['--building'], 6],
  ] as const)
    for (const name of paints) {
      const paint = await paintOf(page, name);
      // Of what is seen there; the camera glides, and the spot with it.
      const share = async () => {
        const colours = await coloursAt(page, await spotOn(page, kind, 4), side);
        return colours.filter((colour) => isPaint(colour, paint)).length / colours.length;
      };
      await expect.poll(share, name).toBeGreaterThan(0.08);
    }
});
