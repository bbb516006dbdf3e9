import { open } from './.walk.mjs';
const { browser, page, O, signIn } = await open();
let at='login';
page.on('pageerror', () => console.log('  at', at));
at='dash'; await signIn();
console.log('title', await page.title());
for (const p of ['', 'collections/events', 'collections/events/1', 'collections/events/create', 'account', 'globals/balloon']) { at = p; const r = await page.goto(`${O}/admin/${p}`, { waitUntil: 'networkidle' }); console.log(p, r.status(), page.url()); await page.waitForTimeout(800); }
await browser.close();
