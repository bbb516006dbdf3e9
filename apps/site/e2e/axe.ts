import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, on the page or in one part of it. Throws when it did not even measure the targets' sizes. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const whole = new AxeBuilder({ page }).withTags(RULES);
  const { violations: found, passes, inapplicable, incomplete } = await (part ? whole.include(part) : whole).analyze();
  const measured = [...found, ...passes, ...inapplicable, ...incomplete].some(({ id }) => id === 'target-size');
  if (!measured) throw new Error('axe did not run its rules of WCAG 2.2');
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
}
