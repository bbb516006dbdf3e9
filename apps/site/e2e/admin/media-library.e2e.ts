import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, hydrated, origin, test } from '../support/test.ts';

const GALLERY = '/sajto/mediatar/epuletek/neprajzi-muzeum';

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

for (const [way, javaScript] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)
  test.describe(`a gallery of the media library, ${way}`, () => {
    test('gives a picture as it was uploaded, and all of them in one file, without saying where from', async ({ visitor }) => {
      const { page } = await visitor({ javaScript });
      const referrers: (string | undefined)[] = [];
      page.on('request', (request) => {
        const isPicture = request.resourceType() === 'image';
        if (!isPicture && /\/download$|\.jpg$/.test(new URL(request.url()).pathname)) referrers.push(request.headers()['referer']);
      });
      await page.goto(GALLERY);
      const main = page.getByRole('main');
      const whole = main.getByRole('link', { name: /^Az összes kép letöltése/ });
      if (javaScript) await hydrated(whole);
      const count = await main
        .getByRole('listitem')
        .filter({ has: page.getByRole('figure') })
        .count();

      const single = main.getByRole('link', { name: /^Letöltés \(JPG/ }).first();
      const picture = await downloadBy(page, () => single.click());
      expect(picture.suggestedFilename()).toBe(await single.getAttribute('download'));
      expect((await readFile(await picture.path())).subarray(0, 2).toString('hex')).toBe('ffd8');

      const archive = await downloadBy(page, () => whole.click());
      expect(archive.suggestedFilename()).toBe('neprajzi-muzeum.zip');
      const bytes = await readFile(await archive.path());
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      // The pictures and the list of their credits: the number of entries stands near the end of the archive.
      expect(bytes.readUInt16LE(bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1') + 10)).toBe(count + 1);
      if (javaScript) await expect(main.getByText('A képeket letöltöttük.')).toBeVisible();
      // The page sees only what its script asks for; what the browser downloads by itself it does by the link's rule.
      expect(referrers.length > 0).toBe(javaScript);
      for (const link of [single, whole]) await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
      expect(referrers.filter(Boolean)).toEqual([]);
    });
  });

test('a picture opens in the lightbox at itself, and as its file without JavaScript', async ({ visitor }) => {
  const enhanced = await visitor();
  await enhanced.page.goto(GALLERY);
  const second = enhanced.page.getByRole('main').getByRole('figure').nth(1).getByRole('link').first();
  await hydrated(second);
  await second.click();
  const dialog = enhanced.page.getByRole('dialog', { name: 'Képnézegető' });
  await expect(dialog.locator('.lightbox-counter')).toContainText(/^02 \/ /);
  await enhanced.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(enhanced.faults()).toEqual([]);

  const plain = await visitor({ javaScript: false });
  await plain.page.goto(GALLERY);
  const address = await plain.page.getByRole('main').getByRole('figure').nth(1).getByRole('link').first().getAttribute('href');
  expect((await fetch(new URL(address ?? '', origin))).headers.get('content-type')).toMatch(/^image\//);
});
