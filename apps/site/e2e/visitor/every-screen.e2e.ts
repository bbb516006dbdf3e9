import { type ScreenId, screens } from '@liget/content-api/screens';
import type { Page } from '@playwright/test';
import { testDepth } from '../../../../test-depth.ts';
import { CONTENTS, findViolations } from '../support/axe.ts';
import { withLargerText, withTextSpacing } from '../support/larger-text.ts';
import { findMisfitPictures } from '../support/picture-widths.ts';
import { listScreenPaths } from '../support/screen-paths.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// What only a browser shows of the screens; http/pages/every-screen.http.ts checks their contents, accessibility.e2e.ts their layout.
test.describe.configure({ mode: 'parallel' });

/** Screens of one visitor have tests of their own: cases and the newsletter. */
const OF_ONE_VISITOR: readonly ScreenId[] = ['case', 'newsletterStep'];
const SCREENS: ScreenId[] = screens.filter((screen) => !('previewOf' in screen) && !OF_ONE_VISITOR.includes(screen.id)).map(({ id }) => id);
/** Number of screens per test, with one browser context: a context for each screen would take three times as long. */
const SCREENS_OF_A_TEST = 6;
const GROUPS = Array.from({ length: Math.ceil(SCREENS.length / SCREENS_OF_A_TEST) }, (_, index) =>
  SCREENS.slice(index * SCREENS_OF_A_TEST, (index + 1) * SCREENS_OF_A_TEST),
);

/** Templates with different layouts: no width may make them scroll sideways. 720 px are 200 % of a desktop, 320 px 400 %. */
const TEMPLATES: ScreenId[] = [
  'home',
  'programs',
  'program',
  'programSeries',
  'topLocations',
  'topLocation',
  'visitorInformation',
  'visitorInformationItem',
  'magazine',
  'magazineArticle',
  'projects',
  'project',
  'press',
  'gallery',
  'search',
  'map',
];
const EVERY_WIDTH = [1920, 1440, 1280, 1024, 900, 768, 720, 600, 480, 390, 360, 320];
const SOME_WIDTHS = [1920, 1440, 1024, 720, 390, 320];
const isDeep = testDepth() === 'deep';
/** The width with the least room for larger text and for text spacing. */
const LARGER_TEXT_WIDTH = 320;
/** On a phone and a desktop, pictures are selected for their shown width. */
const FITTED_WIDTHS = [390, 1440];
/** Screens whose desktop layout puts other texts on other backgrounds than on a phone: axe checks them there, too. */
const AXE_ON_DESKTOP: ScreenId[] = ['home', 'programs', 'program', 'topLocation', 'visitorInformation', 'search'];
/** English screens have the same components and layout: axe checks only those whose texts matter. */
const ENGLISH_WORDS: ScreenId[] = ['home', 'programs', 'visitorInformation', 'map'];

interface Widths {
  measured: readonly number[];
  /** Larger text leaves less room than text spacing, which is checked where the layout is new. */
  hasTextSpacing: boolean;
  axe: readonly number[];
}

function getWidths(locale: 'hu' | 'en', screen: ScreenId, isFirst: boolean): Widths {
  if (locale === 'en')
    return { measured: [1280, 320], hasTextSpacing: isDeep, axe: isFirst && ENGLISH_WORDS.includes(screen) ? [390] : [] };
  // Another item of the same screen is measured at the narrowest width; pages differ in their sections.
  if (!isFirst) return { measured: [320], hasTextSpacing: isDeep, axe: isDeep || screen === 'page' ? [390] : [] };
  const measured = TEMPLATES.includes(screen) ? (isDeep ? EVERY_WIDTH : SOME_WIDTHS) : [1440, 768, 390, 320];
  if (isDeep) return { measured, hasTextSpacing: true, axe: [390, 768, 1440] };
  return { measured, hasTextSpacing: true, axe: AXE_ON_DESKTOP.includes(screen) ? [390, 1440] : [390] };
}

async function sidewaysAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const { whole, shown } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { whole: scrollWidth, shown: clientWidth };
  });
  return whole > shown ? [`scrolls sideways at ${width}: ${whole}`] : [];
}

async function inspect(page: Page, path: string, widths: Widths): Promise<string[]> {
  const found: string[] = [];
  // Animated elements may start outside the window.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const response = await page.goto(path);
  if (response?.status() !== 200) found.push(`status ${response?.status()}`);
  await waitForHydration(page.locator('main'));
  for (const width of widths.measured) {
    found.push(...(await sidewaysAt(page, width)));
    if (FITTED_WIDTHS.includes(width)) found.push(...(await findMisfitPictures(page)).map((error) => `at ${width}: ${error}`));
  }
  const inLargerText = await withLargerText(page, () => sidewaysAt(page, LARGER_TEXT_WIDTH));
  found.push(...inLargerText.map((error) => `in larger text: ${error}`));
  const inTextSpacing = widths.hasTextSpacing ? await withTextSpacing(page, () => sidewaysAt(page, LARGER_TEXT_WIDTH)) : [];
  found.push(...inTextSpacing.map((error) => `with text spacing: ${error}`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths.axe) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findViolations(page, CONTENTS)).map((error) => `at ${width}: ${error}`));
  }
  return found;
}

for (const locale of ['hu', 'en'] as const)
  for (const group of GROUPS)
    test(`${group.join(', ')} in ${locale}: no error, no horizontal scrolling, fitting pictures, no axe violations`, async ({
      visitor,
    }) => {
      const { page, errors } = await visitor({ language: locale, width: 1440 });
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
      });
      const found: string[] = [];
      for (const screen of group)
        for (const [index, pair] of (await listScreenPaths(screen)).entries()) {
          // Pages with one path for both languages are Hungarian, and all items of a screen are checked in Hungarian only.
          if (locale === 'en' && (pair.hu === pair.en || (index > 0 && screen !== 'page'))) continue;
          const here = await inspect(page, pair[locale], getWidths(locale, screen, index === 0));
          found.push(...[...here, ...errors(), ...refused.splice(0)].map((error) => `${pair[locale]}: ${error}`));
        }
      expect(found).toEqual([]);
    });
