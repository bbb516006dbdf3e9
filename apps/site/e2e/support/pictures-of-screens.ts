import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../../..');
/** The deep tests take the pictures into another folder, to notice when one cannot be taken any more. */
const SCREENSHOTS = path.resolve(root, process.env['SCREENSHOT_DIR'] ?? 'docs/screenshots');

interface PictureOptions {
  /** The part of the page; everything in view by default. */
  part?: Locator;
  /** An element to mark with a red ring. */
  ringed?: Locator;
}

/** Saves pictures of pages as `<folder>/<name>.webp` in `docs/screenshots`. */
export const createScreenshotTaker =
  (folder: string) =>
  async (page: Page, name: string, { part, ringed }: PictureOptions = {}): Promise<void> => {
    if (ringed)
      await ringed.evaluate((element: HTMLElement) => {
        element.style.outline = '4px solid #c0392b';
        element.style.outlineOffset = '4px';
      });
    await part?.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const box = part ? await part.boundingBox() : { x: 0, y: 0, ...page.viewportSize() };
    if (!box?.width || !box.height) throw new Error(`Nothing to take for ${name}`);
    const scroll = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      captureBeyondViewport: true,
      clip: { x: box.x + scroll.x, y: box.y + scroll.y, width: box.width, height: box.height, scale: 1 },
    });
    await session.detach();
    const into = path.join(SCREENSHOTS, folder);
    await mkdir(into, { recursive: true });
    await writeFile(path.join(into, `${name}.webp`), Buffer.from(data, 'base64'));
  };
