import type { Page } from '@playwright/test';
import type { ScreenId } from '../../app/route-table.ts';
import { listScreenPaths } from '../support/screen-paths.ts';
import { expect, test } from '../support/test.ts';

// http/pages/every-screen.http.ts checks what needs no browser: sizes of HTML, styles, data for hydration and pictures.

/** Screens that differ in what they load and in what may shift. */
const SCREENS: ScreenId[] = ['home', 'programs', 'program', 'topLocation', 'map'];
/** Transferred bytes. */
const MAX_FONTS = 60_000;
const MAX_SHIFT = 0.02;
/** Pixels below the window; nearer pictures may load at once. */
const LAZY_MARGIN = 700;

/** Opens a page whose fonts load only after it was painted: the worst case of a slow connection for its lines. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
          return `${name} (${where(previousRect)} → ${where(currentRect)})`;
        });
        if (!hadRecentInput) shifts.push({ value, what: nodes.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.unroute('**/*.woff2');
}

const getShifts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'shifts') as { value: number; what: string }[]).filter(({ value }) => value > 0));

/** Main pictures that load at once although they are far below the window. */
const eagerFarDown = (page: Page) =>
  page
    .locator('main img:not([loading="lazy"])')
    .evaluateAll(
      (images, margin) =>
        images
          .filter((image) => image.getBoundingClientRect().top > window.innerHeight + margin)
          .map((image) => image.outerHTML.slice(0, 140)),
      LAZY_MARGIN,
    );

for (const screen of SCREENS)
  test(`the first load of ${screen} is steady with late fonts, at 390 and 1440 px`, async ({ visitor }) => {
    const found: string[] = [];
    // Independent of the day: lists begin with the next event.
    const [path] = (await listScreenPaths(screen)).map(({ hu }) => hu ?? '').toSorted();
    for (const width of [390, 1440]) {
      const { page, errors } = await visitor({ width, height: 844 });
      const note = (what: string, notes: readonly string[]) => found.push(...notes.map((text) => `${what} at ${width} px: ${text}`));
      const fonts: Promise<string | null>[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) note('refused', [`${answer.status()} ${answer.url()}`]);
        if (answer.url().endsWith('.woff2')) fonts.push(answer.headerValue('content-length'));
      });
      await openWithLateFonts(page, path ?? '');
      const shifts = await getShifts(page);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > MAX_SHIFT) note('moves', [JSON.stringify(shifts)]);
      note('console or network', errors());
      note('picture far below is not lazy', await eagerFarDown(page));
      const weight = (await Promise.all(fonts)).reduce((sum, bytes) => sum + Number(bytes), 0);
      if (weight === 0 || weight > MAX_FONTS) note('fonts', [`${weight} bytes`]);
    }
    expect(found).toEqual([]);
  });
