import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
afterAll(closeBrowser);

const SCREENS = ['/', '/varosligeti-programok', '/en/programs-in-varosliget', '/ballon-panaszkezeles', '/en/balloon-customer-service'];

describe('before the first move, a screen', () => {
  test.each(SCREENS)('%s has all its style sheets; its deferred parts come with the move', async (path) => {
    const { page, context, faults } = await visitor(origin, { width: 1440 });
    expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(200);
    const loaded = (kind: string) =>
      page.evaluate((suffix) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(suffix)).length, kind);
    const [sheets, scripts] = [await loaded('.css'), await loaded('.js')];
    await page.mouse.wheel(0, 600);
    await expect.poll(() => loaded('.js')).toBeGreaterThan(scripts);
    await page.waitForLoadState('networkidle');
    expect(await loaded('.css')).toBe(sheets);
    expect(faults()).toEqual([]);
    await context.close();
  });
});
