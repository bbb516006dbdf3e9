import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A page without its layout, which is the same on every screen and takes axe as long as the contents; rules about the whole page still
 * apply.
 */
export const CONTENTS = { exclude: ['#announcements', '.layout > header', '.layout > footer'] };

/** The layout alone, with the same rules about the whole page: every-screen.e2e.ts checks the contents. */
export const LAYOUT = { exclude: ['main'] };

/**
 * Violations that axe finds on the page or in one part of it. Throws when it did not even measure the sizes of targets. It runs in the page
 * itself: a builder that collects frames on a separate page takes six times as long. The site's pages have no frames, except for the
 * preview of a newsletter in the admin.
 */
export async function findViolations(
  page: Page,
  part?: string | { exclude: string[] },
  frames: 'none' | 'newsletter' = 'none',
): Promise<string[]> {
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
