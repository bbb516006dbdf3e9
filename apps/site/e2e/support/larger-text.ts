import type { Locator, Page } from '@playwright/test';

const USUAL_SIZE = 16;
/** Twice the usual size: WCAG 2.2, criterion 1.4.4. */
const LARGER_SIZE = 32;

/**
 * Runs `look` with Chromium's default font size at 32 px, without reloading the page. A style of `html` would not be enough: media queries
 * in rem use only the browser's setting.
 */
export async function withLargerText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(LARGER_SIZE);
  try {
    return await look();
  } finally {
    await setSize(USUAL_SIZE);
    await browser.detach();
  }
}

/** The distances of WCAG 2.2, criterion 1.4.12, without the space after paragraphs, which does not make them wider. */
const TEXT_SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Runs `look` with the text spacing that a reader may set. */
export async function withTextSpacing<T>(page: Page, look: () => Promise<T>): Promise<T> {
  // Not a style element, which the page's content security policy forbids.
  const setSpacing = (css: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await setSpacing(TEXT_SPACING);
  try {
    return await look();
  } finally {
    await setSpacing('');
  }
}

/** Texts of a dialog or panel that are outside the window. */
export const findTextsOutside = (box: Locator): Promise<string[]> =>
  box.evaluate((panel) => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...panel.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = width > 1 && (left < -1 || right > innerWidth + 1);
      return isOutside && hasText(element) ? [element.textContent.trim().slice(0, 40)] : [];
    });
  });
