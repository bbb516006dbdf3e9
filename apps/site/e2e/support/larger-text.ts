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
