import type { Locator } from '@playwright/test';
import { expect, type OpenVisitor, test } from '../support/test.ts';

/** Left edge of a text, two frames apart. */
const twoFrames = (text: Locator) =>
  text.evaluate(async (line) => {
    const left = () => line.getBoundingClientRect().left;
    const before = left();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [before, left()];
  });

/** Sets an element's own animation to its beginning and its end, and returns its box in both. */
const boxesAtEnds = (element: Locator) =>
  element.evaluate(async (box) => {
    const [animation] = box.getAnimations();
    if (!animation) return [];
    await animation.ready;
    animation.pause();
    return [0, Number(animation.effect?.getComputedTiming().endTime)].map((time) => {
      animation.currentTime = time;
      return box.getBoundingClientRect().top;
    });
  });

test.describe('an announcement wider than its bar', () => {
  async function onTablet(visitor: OpenVisitor, reducedMotion: 'reduce' | 'no-preference') {
    const opened = await visitor({ width: 768, height: 1024 });
    await opened.page.emulateMedia({ reducedMotion });
    await opened.page.goto('/');
    // Text under the pointer does not move.
    await opened.page.mouse.move(200, 600);
    const bar = opened.page.locator('.announcement-bar').first();
    await expect(bar.locator('[data-moving]')).toHaveCount(1);
    return { ...opened, bar, text: bar.locator('p') };
  }

  test('moves from its beginning to its end at a readable speed, and is paused and resumed by its button', async ({ visitor }) => {
    const { page, bar, text } = await onTablet(visitor, 'no-preference');
    const start = await text.evaluate((line) => line.getBoundingClientRect().left);
    // It stays at its beginning first, and then moves to the left.
    await expect.poll(() => text.evaluate((line) => line.getBoundingClientRect().left)).toBeLessThan(start);
    const button = bar.getByRole('button', { name: 'A mozgó szöveg megállítása' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // Neither the focus nor the pointer pauses it.
    await page.locator('#content').focus();
    const [before, after] = await twoFrames(text);
    expect(after).toBe(before);
    expect(await text.evaluate((line) => line.getAnimations()[0]?.playState)).toBe('paused');

    await button.press('Enter');
    await page.locator('#content').focus();
    await expect.poll(() => text.evaluate((line) => line.getAnimations()[0]?.playState)).toBe('running');
    const box = await button.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);

    // From here on the test controls the animation.
    const pace = await text.evaluate((line) => {
      const animation = line.getAnimations()[0];
      const timing = animation?.effect?.getComputedTiming();
      if (!animation || !timing) return undefined;
      animation.pause();
      const at = (share: number) => {
        animation.currentTime = Number(timing.duration) * share;
        return line.getBoundingClientRect();
      };
      const [first, last, middle, later] = [at(0), at(0.9999), at(0.5), at(0.51)];
      const bar = line.parentElement?.getBoundingClientRect();
      return {
        begins: Math.round(first.left - (bar?.left ?? 0)),
        ends: Math.round(last.left + line.scrollWidth - (bar?.right ?? 0)),
        millisecondsForTheScreen: (Number(timing.duration) * 0.01 * window.innerWidth) / (middle.left - later.left),
      };
    });
    expect(pace).toMatchObject({ begins: 0, ends: 0 });
    expect(pace?.millisecondsForTheScreen).toBeGreaterThanOrEqual(7990);
  });

  test('does not move and is scrolled by hand with reduced motion', async ({ visitor }) => {
    const { bar, text } = await onTablet(visitor, 'reduce');
    expect(await text.evaluate((line) => line.getAnimations().length)).toBe(0);
    await expect(bar.getByRole('button', { name: 'A mozgó szöveg megállítása' })).toHaveCount(0);
    const scrolled = await bar.locator('[data-line]').evaluate((line) => {
      line.scrollLeft = 50;
      return line.scrollLeft;
    });
    expect(scrolled).toBe(50);
  });
});

test('a panel of the menu slides down as it opens', async ({ visitor }) => {
  const { page } = await visitor({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const panel = page.locator('.menu-panel').first();
  const sheet = panel.locator('.menu-sheet');
  // Animations are paused, so that a busy browser does not miss one; it only begins when its keyframes are there.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await panel.locator('summary').click();
  await expect.poll(() => sheet.evaluate((box) => box.getAnimations().length)).toBe(1);
  const [first = 0, last = 0] = await boxesAtEnds(sheet);
  expect(Math.round(last - first)).toBe(12);
});

test('the footer’s balloon rises while the visitor scrolls to it, and rests with the scrolling', async ({ visitor }) => {
  const { page } = await visitor({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/magazin');
  const scene = page.locator('.footer-scene');
  const height = () => scene.evaluate((box) => getComputedStyle(box, '::after').translate);
  const scrollTo = (share: number) =>
    scene.evaluate((box, part) => {
      document.documentElement.style.scrollBehavior = 'auto';
      window.scrollTo(0, box.getBoundingClientRect().top + window.scrollY - window.innerHeight + box.clientHeight * part);
    }, share);
  const rise = (translate: string) => Number.parseFloat(translate.split(' ')[1] ?? '0');

  await scrollTo(0.1);
  await expect.poll(async () => rise(await height())).toBeGreaterThan(40);
  const low = rise(await height());
  await scrollTo(0.8);
  await expect.poll(async () => rise(await height())).toBeLessThan(low - 10);
  expect(await height()).toBe(await height());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await height()).toBe('none');
});
