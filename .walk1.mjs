import { open } from './.walk.mjs';
const { browser, page, O, signIn } = await open();
await page.screenshot({ path: '/tmp/shot-login.png' });
await signIn();
await page.screenshot({ path: '/tmp/shot-dash.png', fullPage: true });
for (const p of ['collections/events', 'collections/media', 'collections/top-locations']) {
  await page.goto(`${O}/admin/${p}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `/tmp/shot-${p.replace(/\W/g, '-')}.png` });
}
await page.goto(`${O}/admin/collections/events`, { waitUntil: 'networkidle' });
const href = await page.locator('table a').first().getAttribute('href');
await page.goto(O + href, { waitUntil: 'networkidle' });
await page.screenshot({ path: '/tmp/shot-event.png', fullPage: true });
await page.getByRole('button', { name: 'Mikor' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/shot-event-when.png', fullPage: true });
await browser.close();
