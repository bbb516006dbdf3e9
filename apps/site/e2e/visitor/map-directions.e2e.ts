import type { EndpointAnswer } from '@liget/content-api';
import { getMessages } from '../../app/i18n/index.ts';
import { findViolations } from '../support/axe.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

const { wayForm: t } = getMessages('hu');

/** A metro station and a place with a page. */
async function ends() {
  const { features }: EndpointAnswer<'map'> = JSON.parse(await (await fetch(new URL('/api/hu/map', origin))).text());
  const [station, place] = (['metro', 'top_location'] as const).map((kind) => features.find(({ properties }) => properties.kind === kind));
  if (!station || !place) throw new Error('The map has no station, or no place');
  return { station, place };
}

test('directions start at the visitor’s position, which is not sent', async ({ visitor }) => {
  const { station, place } = await ends();
  const { page, context, errors } = await visitor({ width: 1440 });
  const [longitude, latitude] = station.geometry.coordinates;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude, latitude, accuracy: 10 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`/terkep?to=${place.id}`);
  const panel = page.getByRole('region', { name: t.title });
  const ask = panel.getByRole('button', { name: t.fromHere });
  await waitForHydration(ask);
  await ask.click();
  await expect(panel.getByRole('heading', { level: 3 })).toContainText(t.here);
  await expect(panel.getByRole('list', { name: t.steps }).getByRole('listitem').last()).toContainText(place.properties.title);
  const spot = [String(latitude).slice(0, 6), String(longitude).slice(0, 6)];
  expect(requests.filter((request) => spot.every((part) => request.includes(part)))).toEqual([]);
  expect(errors()).toEqual([]);
});

test('directions pass axe, and are printed with the map and without the form', async ({ visitor }) => {
  const { station, place } = await ends();
  const { page } = await visitor({ width: 1440 });
  await page.goto(`/terkep?from=${station.id}&to=${place.id}`);
  const panel = page.getByRole('region', { name: t.title });
  await waitForHydration(panel.getByRole('button', { name: t.print }));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect([width, await findViolations(page, '#way'), isWide]).toEqual([width, [], false]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('list', { name: t.steps })).toBeVisible();
  await expect(panel.getByRole('button', { name: t.submit })).toBeHidden();
  await expect(page.locator('#places')).toBeHidden();
});
