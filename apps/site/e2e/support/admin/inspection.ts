// What only a browser shows of an admin screen: rules of axe at the width of a phone, and that nothing is wider than the screen. Tests that
// have a screen open for another reason inspect it there: a load of an admin page costs more than the inspection.
import type { Page } from '@playwright/test';
import { testDepth } from '../../../../../test-depth.ts';
import { findViolations } from '../axe.ts';
import { expect } from '../test.ts';
import { waitForForm } from './staff.ts';

/** The admin's own parts: custom screens, and custom boxes, fields and cells within Payload's screens. */
export const OURS = '[class^="liget-"], [class*=" liget-"]';
/** axe checks the wide one only in the deep run. The last one is the usual width of a tab. */
const WIDTHS = [390, 1440] as const;
const AXE_WIDTHS: readonly number[] = testDepth() === 'deep' ? WIDTHS : [390];

/** Rules about Payload's own markup: the order of its headings and landmarks, and links within draggable choices. */
const LEFT_TO_PAYLOAD = /^(?:heading-order|list|region|nested-interactive|label-content-name-mismatch|landmark-[a-z-]+): /;

/** What moves for longer than an instant, though the browser asks for less motion, except Payload's folding parts (motion.css). */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const lasts = ({ transitionDuration, animationDuration, animationIterationCount }: CSSStyleDeclaration) =>
      `${transitionDuration}, ${animationDuration}`.split(', ').some((duration) => Number.parseFloat(duration) > 0.001) ||
      animationIterationCount.includes('infinite');
    const moving = [...document.querySelectorAll('body :not([style*="transition"])')].filter((element) => lasts(getComputedStyle(element)));
    return [...new Set(moving.map((element) => `moves: ${element.tagName} ${element.getAttribute('class')}`))];
  });

async function inspect(page: Page, frames: 'none' | 'newsletter', more: () => Promise<string[]>): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (AXE_WIDTHS.includes(width)) found.push(...(await findViolations(page, OURS, frames)), ...(await more()));
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) found.push(`${tooWide} px wider than ${width} px`);
  }
  const { pathname } = new URL(page.url());
  expect.soft(found.map((objection) => `${pathname}: ${objection}`)).toEqual([]);
}

/** Inspects the open screen of a list, a case and the like. */
export const inspectScreen = (page: Page, frames: 'none' | 'newsletter' = 'none') => inspect(page, frames, async () => []);

/** Inspects the open form, also Payload's own parts of it. Before it is ready, a form has the server's names and disabled buttons. */
export async function inspectForm(page: Page): Promise<void> {
  await waitForForm(page);
  await inspect(page, 'none', async () => [
    ...(await findViolations(page, 'form')).filter((objection) => !LEFT_TO_PAYLOAD.test(objection)),
    ...(await findMotion(page)),
  ]);
}
