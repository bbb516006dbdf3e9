import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const GALLERY = '/sajto/mediatar/epuletek/neprajzi-muzeum';
afterAll(closeBrowser);

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a gallery of the media library, %s', (_, javaScript) => {
  test('gives a picture as it was uploaded, and all of them in one file, without saying where from', async () => {
    const { page, context } = await visitor(origin, { javaScript });
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (/\/download$|\.jpg$/.test(new URL(request.url()).pathname)) referrers.push(request.headers()['referer']);
    });
    await page.goto(GALLERY, { waitUntil: 'networkidle' });
    referrers.length = 0;
    const main = page.getByRole('main');
    const count = await main
      .getByRole('listitem')
      .filter({ has: page.getByRole('figure') })
      .count();

    const single = main.getByRole('link', { name: /^Letöltés \(JPG/ }).first();
    const picture = await downloadBy(page, () => single.click());
    expect(picture.suggestedFilename()).toBe(await single.getAttribute('download'));
    expect((await readFile(await picture.path())).subarray(0, 2).toString('hex')).toBe('ffd8');

    const archive = await downloadBy(page, () => main.getByRole('link', { name: /^Az összes kép letöltése/ }).click());
    expect(archive.suggestedFilename()).toBe('neprajzi-muzeum.zip');
    const bytes = await readFile(await archive.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    // The pictures and the list of their credits: the number of entries stands near the end of the archive.
    expect(bytes.readUInt16LE(bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1') + 10)).toBe(count + 1);
    if (javaScript) await main.getByText('A képeket letöltöttük.').waitFor();
    expect(referrers.filter(Boolean)).toEqual([]);
    await context.close();
  });
});

test('a picture opens in the lightbox at itself, and as its file without JavaScript', async () => {
  const enhanced = await visitor(origin);
  await enhanced.page.goto(GALLERY, { waitUntil: 'networkidle' });
  const second = enhanced.page.getByRole('main').getByRole('figure').nth(1).getByRole('link').first();
  await second.click();
  const dialog = enhanced.page.getByRole('dialog', { name: 'Képnézegető' });
  await dialog.waitFor();
  expect(await dialog.locator('.lightbox-counter').textContent()).toMatch(/^02 \/ /);
  await enhanced.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(enhanced.faults()).toEqual([]);
  await enhanced.context.close();

  const plain = await visitor(origin, { javaScript: false });
  await plain.page.goto(GALLERY);
  const address = await plain.page.getByRole('main').getByRole('figure').nth(1).getByRole('link').first().getAttribute('href');
  expect((await fetch(new URL(address ?? '', origin))).headers.get('content-type')).toMatch(/^image\//);
  await plain.context.close();
});
