import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page without its frame, which is the same on every screen and costs axe as much as the contents; rules of the page as a whole hold, too. */
export const CONTENTS = { exclude: ['#announcements', '.layout > header', '.layout > footer'] };

/**
 * What axe objects to, on the page or in one part of it. Throws when it did not even measure the targets' sizes.
 * It runs in the page itself: a builder that gathers frames on a page of its own takes six times as long. Pages of ours have no frames, but
 * for a letter that is looked at within the admin, which is nobody's page.
 */
export async function findViolations(page: Page, part?: string | typeof CONTENTS, frames: 'none' | 'a letter' = 'none'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, measured } = await page.evaluate(
    async ([rules, context, allowed]) => {
      if (!window.axe || (allowed === 'none' && document.querySelector('iframe')))
        throw new Error('axe is not there, or would have to look into frames');
      const results = await window.axe.run(context ?? document, {
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
        iframes: false,
      });
      const every = [results.violations, results.passes, results.inapplicable, results.incomplete].flat();
      return { found: results.violations, measured: every.some(({ id }) => id === 'target-size') };
    },
    [RULES, part, frames] as const,
  );
  if (!measured) throw new Error('axe did not run its rules of WCAG 2.2');
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
}
