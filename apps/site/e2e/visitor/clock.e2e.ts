import { cmsOrigin, expect, origin, test } from '../support/test.ts';

/** Milliseconds; a busy machine takes long to answer. */
const NEARLY = 60_000;

test('the tests, both services and the browser use the same clock', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/karrier');
  const expectedTexts = {
    site: Date.parse((await fetch(new URL('/karrier', origin))).headers.get('date') ?? ''),
    cms: Date.parse((await fetch(new URL('/api/hu/content-revision', cmsOrigin))).headers.get('date') ?? ''),
    browser: await page.evaluate(() => Date.now()),
    // The browser's Temporal and Date are shifted separately.
    temporal: await page.evaluate(() => ('Temporal' in globalThis ? Temporal.Now.instant().epochMilliseconds : Date.now())),
    tests: Temporal.Now.instant().epochMilliseconds,
  };
  expect(Object.entries(expectedTexts).filter(([, at]) => !(Math.abs(at - Date.now()) < NEARLY))).toEqual([]);
});
