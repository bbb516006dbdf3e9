import type { AnswerOf } from '@liget/content-api';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { walk } from '../support/guide-steps.ts';
import { letIn, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'point-on-map' });

/** An amenity of its own, in the middle of the park. */
async function fountain(send: Awaited<ReturnType<typeof signedIn>>, title: string): Promise<number> {
  const { doc } = await send('/api/amenities?locale=hu', 'POST', { title, kind: 'drinking_water', latitude: 47.5145, longitude: 19.083 });
  return doc.id;
}

async function onTheSite(title: string): Promise<readonly number[] | undefined> {
  const map = (await (await fetch(new URL('/api/hu/map', origin))).json()) as AnswerOf<'map'>;
  return map.features.find(({ properties }) => properties.title === title)?.geometry.coordinates;
}

async function open(page: Page, id: number): Promise<{ latitude: () => Promise<string>; longitude: () => Promise<string> }> {
  await page.goto(`/admin/collections/amenities/${id}?locale=hu`);
  await hydrated(page.getByRole('button', { name: 'A hely jele' }));
  return {
    latitude: () => page.getByLabel('Földrajzi szélesség').inputValue(),
    longitude: () => page.getByLabel('Földrajzi hosszúság').inputValue(),
  };
}

const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
const degrees = (text: string) => Number(text.replace(',', '.'));

for (const width of [1440, 390])
  test.describe(`an editor at ${width} pixels`, () => {
    test('clicks on the plan, saves, and the place on the site’s map has moved', async ({ visitor, editor }) => {
      const title = `Próbakút ${width}`;
      const id = await fountain(await signedIn(origin, editor), title);
      const { page, faults } = await visitor({ language: 'hu', width, height: 900 });
      await letIn(page, editor);
      await page.goto('/admin');
      await walk(page, 'Helyek és projektek → Térképi pontok');
      const search = page.locator('.search-filter input');
      await hydrated(search);
      await search.fill(title);
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.waitForURL((url) => url.pathname.endsWith(`/amenities/${id}`));
      const { latitude, longitude } = await open(page, id);
      await expect(page.getByText('A hely a parkban van.')).toBeVisible();
      const map = page.getByRole('button', { name: 'A park alaprajza' });
      const box = await map.boundingBox();
      await map.click({ position: { x: (box?.width ?? 0) * 0.4, y: (box?.height ?? 0) * 0.35 } });
      expect(degrees(await longitude())).toBeLessThan(19.083);
      expect(degrees(await latitude())).toBeGreaterThan(47.5145);
      const pointed = [degrees(await longitude()), degrees(await latitude())];
      await save(page);
      await expect.poll(() => onTheSite(title)).toEqual(pointed);
      expect(await violations(page, '.liget-point')).toEqual([]);
      // Payload's own header is wider than a phone; our part is not.
      expect(await page.locator('.liget-point').evaluate((part) => part.getBoundingClientRect().right <= window.innerWidth)).toBe(true);
      expect(await page.locator('.liget-point').evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
      expect(faults()).toEqual([]);
    });
  });

test.describe('the pin', () => {
  test('is dragged, and moves by the arrow keys, nearer after zooming in', async ({ visitor, editor }) => {
    const id = await fountain(await signedIn(origin, editor), 'Húzott kút');
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    const { latitude, longitude } = await open(page, id);
    const pin = page.getByRole('button', { name: 'A hely jele' });
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    expect(await longitude()).toBe('19,083067');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await latitude()).toBe('47,514491');
    await pin.scrollIntoViewIfNeeded();
    const box = await pin.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 5, { steps: 4 });
    await page.mouse.up();
    expect(degrees(await longitude())).toBeGreaterThan(19.0835);
    await page.getByRole('button', { name: 'Közelebb' }).click();
    await expect(pin).toBeVisible();
  });

  test('is where the typed numbers say, with a comma or a point', async ({ visitor, editor }) => {
    const id = await fountain(await signedIn(origin, editor), 'Gépelt kút');
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await open(page, id);
    const latitude = page.getByLabel('Földrajzi szélesség');
    await latitude.fill('47,5030');
    await expect(page.getByText(/^Figyelem: a hely a park határán kívül van, attól \d+ méterre\. Így is menthető\.$/)).toBeVisible();
    await latitude.fill('47.5150');
    await expect(page.getByText('A hely a parkban van.')).toBeVisible();
    await latitude.fill('tó');
    await expect(page.getByText('Számot írjon, például 47,5145.')).toBeVisible();
    await latitude.fill('46,2500');
    await expect(page.getByText(/három kilométerre van a parktól, ezért/)).toBeVisible();
    await save(page);
    await expect(page.getByText(/a földrajzi szélesség 47,48 és 47,549 között lehet/)).toBeVisible();
    expect(await onTheSite('Gépelt kút')).toEqual([19.083, 47.5145]);
  });
});

test('the plan of the map says where it comes from, and cannot be edited', async ({ visitor, editor }) => {
  const { page, faults } = await visitor({ language: 'hu', width: 1440 });
  await letIn(page, editor);
  await page.goto('/admin');
  await walk(page, 'Helyek és projektek → A térkép alaprajza');
  await expect(page.getByText('Az első induláskor bekerült alaprajz')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A park alaprajza' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Út, utca \d+ \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '© az OpenStreetMap közreműködői' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(await violations(page, '.liget-point')).toEqual([]);
  expect(faults()).toEqual([]);
});
