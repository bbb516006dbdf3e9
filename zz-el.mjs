import { chromium } from 'playwright';
const origin = process.env.ORIGIN ?? 'http://localhost:3950';
const pages = JSON.parse(process.argv[2]); const widths=(process.argv[3]??'390,768,1440').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
for (const [name, path, selector] of pages) for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(origin + path, { waitUntil: 'load' });
  const el = page.locator(selector).first();
  await el.scrollIntoViewIfNeeded(); await el.locator('img').evaluateAll(async (all)=>{for(const i of all){i.loading='eager'; i.scrollIntoView(); await i.decode().catch(()=>{});}});
  await page.waitForTimeout(400);
  await el.screenshot({ path: `/tmp/share-shots/${name}-${width}.png` });
  await page.close();
}
await browser.close();
