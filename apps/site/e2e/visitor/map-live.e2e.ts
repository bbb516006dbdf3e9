import type { Page } from '@playwright/test';
import { getMessages } from '../../app/i18n/index.ts';
import { expectLakePaint, expectLive, findSpot, GRAPHICS, getColours, getPaint, isPaint } from '../support/live-map.ts';
import { linkToInstant } from '../support/runner/services.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// WebGL by the software renderer: each load takes about ten CPU seconds.

const { map: t } = getMessages('hu');
const LIGHTS = [
  { light: 'day', isFrozen: false },
  { light: 'dusk', isFrozen: false },
  { light: 'day', isFrozen: true },
  { light: 'dusk', isFrozen: true },
];

test.use({ launchOptions: GRAPHICS });

/** The positions of the markers in the window. */
const markerPositions = (page: Page) =>
  page.locator('[id^="sign-"]:visible').evaluateAll((all) =>
    all.map((marker) => {
      const { x, y } = marker.getBoundingClientRect();
      return `${marker.id} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

/** Opens the map as it is at an instant and waits until it is live. Its markers must not move meanwhile. */
async function openLive(page: Page, at: string): Promise<void> {
  await page.goto(linkToInstant('/terkep', Temporal.Instant.from(at)));
  await waitForHydration(page.locator('[id^="sign-"]:visible').first());
  // Markers without room have joined their neighbours.
  await expect(page.locator('[data-wide]')).toHaveCount(0);
  const before = await markerPositions(page);
  await expectLive(page);
  expect(await markerPositions(page)).toEqual(before);
}

/** The attribution of the data is visible: nothing covers it. */
async function hasAttribution(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: t.attribution, exact: true });
  await link.scrollIntoViewIfNeeded();
  const isFree = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
}

test('the live map on a desktop keeps the markers in place, requests nothing from other hosts, and draws lake, woods, trees and buildings in their colours', async ({
  visitor,
}) => {
  const { page, errors } = await visitor({ width: 1280, height: 800 });
  await openLive(page, '2026-07-15T12:00:00+02:00');
  await expectLakePaint(page);
  await hasAttribution(page);
  const nearer = page.getByRole('button', { name: t.zoomIn });
  await waitForHydration(nearer);
  for (let press = 0; press < 3; press += 1) await nearer.click();
  for (const [kind, paints, side] of [
    ['wood', ['--wood', '--crown'], 24],
    ['building', ['--building'], 6],
  ] as const)
    for (const name of paints) {
      const paint = await getPaint(page, name);
      // The camera animates, and the position in the window moves with it.
      const share = async () => {
        const colours = await getColours(page, await findSpot(page, kind, 4), side);
        return colours.filter((colour) => isPaint(colour, paint)).length / colours.length;
      };
      await expect.poll(share, name).toBeGreaterThan(0.08);
    }
  expect(errors()).toEqual([]);
});

test('the live map on a phone draws the frozen lake at dusk in its colour, one of four, and is dragged without restyling the markers', async ({
  visitor,
}) => {
  const { page, errors } = await visitor({ width: 390, height: 844 });
  await openLive(page, '2026-01-15T18:30:00+01:00');
  const paint = await expectLakePaint(page);
  await hasAttribution(page);

  const nearer = page.getByRole('button', { name: t.zoomIn });
  await waitForHydration(nearer);
  await nearer.click();
  const camera = () => page.locator('[data-plane]').getAttribute('style');
  const before = await camera();
  const { x, y } = await findSpot(page, 'water', 6);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + Math.sin(step) * 60, y - step * 6);
  await page.mouse.up();
  expect(await camera()).not.toBe(before);
  // Markers and paths do not inherit the position of the camera, so that no frame restyles them.
  const places = await page.evaluate(() =>
    ['[data-plane]', '[data-plane] a', '#ground path'].map((part) => {
      const element = document.querySelector(part);
      return element && getComputedStyle(element).getPropertyValue('--y');
    }),
  );
  expect(places).toEqual([expect.not.stringMatching(/^0%$/), '0%', '0%']);

  const paints = await page.locator('[data-light]').evaluate(
    (map, lights) =>
      lights.map(({ light, isFrozen }) => {
        map.setAttribute('data-light', light);
        map.toggleAttribute('data-frozen', isFrozen);
        return getComputedStyle(map).getPropertyValue('--water').trim();
      }),
    LIGHTS,
  );
  expect([new Set(paints).size, paints.at(-1)]).toEqual([LIGHTS.length, paint]);
  expect(errors()).toEqual([]);
});
