import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const GALLERY = '/sajto/mediatar/epuletek/neprajzi-muzeum';

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

test('a gallery downloads an original picture and all pictures in one file, without a referrer, and opens one in the lightbox', async ({
  visitor,
}) => {
  const { page, errors } = await visitor();
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isPicture = request.resourceType() === 'image';
    if (!isPicture && /\/download$|\.jpg$/.test(new URL(request.url()).pathname)) referrers.push(request.headers()['referer']);
  });
  await page.goto(GALLERY);
  const main = page.getByRole('main');
  const whole = main.getByRole('link', { name: /^Az összes kép letöltése/ });
  await waitForHydration(whole);
  const single = main.getByRole('link', { name: /^Letöltés \(JPG/ }).first();
  const picture = await downloadBy(page, () => single.click());
  expect(picture.suggestedFilename()).toBe(await single.getAttribute('download'));
  expect((await readFile(await picture.path())).subarray(0, 2).toString('hex')).toBe('ffd8');
  const archive = await downloadBy(page, () => whole.click());
  expect(archive.suggestedFilename()).toBe('neprajzi-muzeum.zip');
  expect((await readFile(await archive.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expect(main.getByText('A képeket letöltöttük.')).toBeVisible();
  // The page's script requested the files.
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter(Boolean)).toEqual([]);

  await main.getByRole('figure').nth(1).getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Képnézegető' });
  await expect(dialog.locator('.lightbox-counter')).toContainText(/^02 \/ /);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(errors()).toEqual([]);
});
