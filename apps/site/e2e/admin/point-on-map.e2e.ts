import type { EndpointAnswer } from '@liget/content-api';
import { save } from '../support/admin/admin-forms.ts';
import { type Account, createAccount, createEditorClient, openTab, type Send } from '../support/admin/signing-in.ts';
import { openForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let programEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
});

async function positionOnSite(title: string): Promise<readonly number[] | undefined> {
  const map: EndpointAnswer<'map'> = await (await fetch(new URL('/api/hu/map', origin))).json();
  return map.features.find(({ properties }) => properties.title === title)?.geometry.coordinates;
}

const degrees = (text: string) => Number(text.replace(',', '.'));

test('an editor sets a place’s position on the map by clicking, dragging, arrow keys and numbers', async ({ visitor }) => {
  const title = `Próbakút ${MARK}`;
  const fountain = { title, kind: 'drinking_water', latitude: 47.5145, longitude: 19.083 };
  const { doc } = await send('/api/amenities?locale=hu', 'POST', fountain);
  const page = await openTab(visitor, programEditor);
  await openForm(page, 'amenities', doc.id);
  const pin = page.getByRole('button', { name: 'A hely jele' });
  await waitForHydration(pin);
  const latitude = page.getByLabel('Földrajzi szélesség');
  const longitude = page.getByLabel('Földrajzi hosszúság');
  await expect(page.getByText('A hely a parkban van.')).toBeVisible();

  await pin.focus();
  await page.keyboard.press('ArrowRight');
  await expect(longitude).toHaveValue('19,083067');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(latitude).toHaveValue('47,514491');
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 5, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => degrees(await longitude.inputValue())).toBeGreaterThan(19.0835);
  await page.getByRole('button', { name: 'Közelebb' }).click();
  await expect(pin).toBeVisible();

  // Numbers with a comma or a point.
  await latitude.fill('47,5030');
  await expect(page.getByText(/^Figyelem: a hely a park határán kívül van, attól \d+ méterre\. Így is menthető\.$/)).toBeVisible();
  await latitude.fill('tó');
  await expect(page.getByText('Számot írjon, például 47,5145.')).toBeVisible();
  await latitude.fill('46,2500');
  await save(page);
  await expect(page.getByText(/a földrajzi szélesség 47,48 és 47,549 között lehet/)).toBeVisible();
  await longitude.fill('19.083');
  await latitude.fill('47.5145');
  await expect(page.getByText('A hely a parkban van.')).toBeVisible();

  // A click on the map on a phone.
  await page.setViewportSize({ width: 390, height: 900 });
  const part = page.locator('.liget-point');
  expect(await part.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await findViolations(page, '.liget-point')).toEqual([]);
  const map = page.getByRole('button', { name: 'A park alaprajza' });
  await map.scrollIntoViewIfNeeded();
  const plan = await map.boundingBox();
  await map.click({ position: { x: (plan?.width ?? 0) * 0.4, y: (plan?.height ?? 0) * 0.35 } });
  await expect.poll(async () => degrees(await longitude.inputValue())).not.toBe(19.083);
  const pointed = [degrees(await longitude.inputValue()), degrees(await latitude.inputValue())];
  await save(page);
  await expect.poll(() => positionOnSite(title)).toEqual(pointed);
});
