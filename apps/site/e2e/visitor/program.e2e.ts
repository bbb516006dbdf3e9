import { findViolations } from '../support/axe.ts';
import { listCoveredNames } from '../support/focus.ts';
import { DESKTOP, getProgramMessages, readAgenda } from '../support/programs-list.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

const t = getProgramMessages('hu');

/** The URL of an event with pictures. */
async function programWithPictures(): Promise<string> {
  for (const { url } of (await readAgenda('hu', 'limit=100')).events) {
    const answer = await fetch(new URL(`/api/hu/events/${url.split('/').at(-1)}`, origin));
    const { data }: { data: { gallery: unknown[] } } = JSON.parse(await answer.text());
    if (data.gallery.length > 1) return url;
  }
  throw new Error('The seed has no program with pictures');
}

test('the facts of a program stay in view while the page scrolls, its link is copied and shared, and its pictures open in the lightbox', async ({
  visitor,
}) => {
  const url = await programWithPictures();
  const { page, context, errors } = await visitor(DESKTOP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  // Chromium on Linux has no share sheet.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: unknown) => {
        document.documentElement.dataset['shared'] = JSON.stringify(shared);
        return Promise.resolve();
      },
    });
  });
  await page.goto(url);
  const facts = page.getByRole('complementary', { name: t.facts });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(facts.getByText(t.when, { exact: true })).toBeInViewport();
  const copy = facts.getByRole('button', { name: t.copyLink });
  await waitForHydration(copy);
  await copy.click();
  await expect(facts.getByText(t.copied)).toBeVisible();
  const whole = new URL(url, origin).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await facts.getByRole('button', { name: t.share }).click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}')).toEqual({ title, url: whole });

  // In a low window the header may cover content, but not the element that has the keyboard's focus.
  await page.setViewportSize({ width: DESKTOP.width, height: 640 });
  await page.keyboard.press('Tab');
  expect(await facts.locator('a, summary').evaluateAll(listCoveredNames)).toEqual([]);
  // The card never scrolls inside; its end is in view while the page scrolls.
  expect(await facts.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.locator('#content').focus();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(copy).toBeInViewport();
  await page.setViewportSize(DESKTOP);

  await facts.getByText(t.calendar, { exact: true }).click();
  expect(await findViolations(page, 'main')).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), facts.getByRole('link', { name: t.calendarFile }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);

  const pictures = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t.pictures, exact: true }) })
    .getByRole('link');
  await pictures.nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.lightbox-counter')).toContainText(/^02 \/ /);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(errors()).toEqual([]);
});
