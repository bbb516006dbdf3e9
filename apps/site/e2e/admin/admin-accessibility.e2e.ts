import type { Page } from '@playwright/test';
import { testDepth } from '../../../../test-depth.ts';
import { createEditorClient, fetchAsEditor, openTab } from '../support/admin/signing-in.ts';
import { waitForForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { sendCase } from '../support/served/public-requests.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

/** The admin's own parts: custom screens, and custom boxes, fields and cells within Payload's screens. */
const OURS = '[class^="liget-"], [class*=" liget-"]';
/** Every page is opened once at the narrowest width and then widened; axe checks the wide one only in the deep run. */
const WIDTHS = [390, 1440] as const;
const AXE_WIDTHS: readonly number[] = testDepth() === 'deep' ? WIDTHS : [390];

/**
 * Paths below /admin; `*` is the id of some item of that kind. Forms are in FORMS. The dashboard, the balloon's desk, the calendar, the
 * import and both languages side by side are checked by their own tests, which have them open.
 */
const SCREENS = [
  '/account',
  '/calendar?view=week',
  '/guide',
  '/collections/events',
  '/collections/enquiries',
  '/collections/enquiries/*',
  '/collections/newsletters/*',
  '/collections/newsletter-subscriptions',
  '/collections/dead-links',
  '/collections/missed-pages',
];
const FORMS = [
  '/collections/events/1',
  '/collections/visitor-information/1',
  '/collections/top-locations/1',
  '/collections/media/*',
  '/collections/qr-codes/*',
  '/collections/redirects/create',
  '/globals/balloon',
  '/globals/ground-plan',
  '/globals/search-settings',
];
/** Rules about Payload's own markup: the order of its headings and landmarks, and links within draggable choices. */
const LEFT_TO_PAYLOAD = /^(?:heading-order|list|region|nested-interactive|label-content-name-mismatch|landmark-[a-z-]+): /;

test.beforeAll(async ({ editor }) => {
  const send = await createEditorClient(origin, editor);
  await send('/api/newsletters?locale=hu', 'POST', { subject: 'Ősz a parkban', intro: 'Mi lesz a hétvégén?', topics: ['news'] });
  await sendCase('/ballon-panaszkezeles', { name: 'Edit', email: 'edit@example.hu', message: 'Nem indult el a ballon.' });
});

async function open(page: Page, screen: string): Promise<void> {
  const collection = /^\/collections\/([a-z-]+)\/\*/.exec(screen)?.[1];
  let id = '';
  if (collection) {
    const { text } = await fetchAsEditor(page, `/api/${collection}?limit=1&depth=0`);
    id = String((JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id ?? 'none');
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await page.goto(`/admin${screen.replace('*', id)}`);
}

/** What moves for longer than an instant, though the browser asks for less motion, except Payload's folding parts (motion.css). */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const lasts = ({ transitionDuration, animationDuration, animationIterationCount }: CSSStyleDeclaration) =>
      `${transitionDuration}, ${animationDuration}`.split(', ').some((duration) => Number.parseFloat(duration) > 0.001) ||
      animationIterationCount.includes('infinite');
    const moving = [...document.querySelectorAll('body :not([style*="transition"])')].filter((element) => lasts(getComputedStyle(element)));
    return [...new Set(moving.map((element) => `moves: ${element.tagName} ${element.getAttribute('class')}`))];
  });

/** Checks the open screen at each width with axe, and that nothing is wider than the screen. */
async function inspect(page: Page, screen: string, more: () => Promise<string[]> = async () => []): Promise<void> {
  const frames = screen.includes('newsletters/') ? 'newsletter' : 'none';
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (AXE_WIDTHS.includes(width)) found.push(...(await findViolations(page, OURS, frames)), ...(await more()));
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) found.push(`${tooWide} px wider than ${width} px`);
  }
  expect.soft([screen, found]).toEqual([screen, []]);
}

test('axe finds nothing in the admin’s own screens and parts on a phone and a desktop, and nothing is wider than the screen', async ({
  visitor,
  editor,
}) => {
  const page = await openTab(visitor, editor);
  for (const screen of SCREENS) {
    await open(page, screen);
    await waitForHydration(page.locator(OURS).first());
    await inspect(page, screen);
  }
});

test('axe finds nothing in the admin’s forms, whose parts have names and touch-sized targets, and nothing moves with less motion', async ({
  visitor,
  editor,
}) => {
  const page = await openTab(visitor, editor);
  for (const screen of FORMS) {
    await open(page, screen);
    await waitForForm(page);
    // That form has no custom parts.
    if (screen !== '/globals/search-settings') await waitForHydration(page.locator(OURS).first());
    await inspect(page, screen, async () => [
      ...(await findViolations(page, 'form')).filter((objection) => !LEFT_TO_PAYLOAD.test(objection)),
      ...(await findMotion(page)),
    ]);
    if (!screen.includes('top-locations')) continue;
    // A choice, a row of hours with its handle, its menu, and its picture.
    await expect(page.getByRole('combobox', { name: /^Napok$/ }).first()).toBeVisible();
    for (const name of [
      /^Áthelyezés: minden nap 10:00–20:00, május–szeptember$/,
      /^További műveletek: minden nap 10:00/,
      /^Adatok szerkesztése: \S+\.jpg$/,
    ])
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
  }
});
