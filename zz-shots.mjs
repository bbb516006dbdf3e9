import { chromium } from 'playwright';
const origin = process.env.ORIGIN ?? 'http://localhost:3950';
const pages = JSON.parse(process.argv[2]);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
for (const [name, path, selector] of pages) for (const width of [390, 768, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; for (let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y); await new Promise(r=>setTimeout(r,40));} scrollTo(0,0); });
  await page.waitForLoadState('networkidle').catch(()=>{});
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const el = selector ? page.locator(selector).first() : null;
  if (el) await el.screenshot({ path: `/tmp/share-shots/${name}-${width}.png` }); else await page.screenshot({ path: `/tmp/share-shots/${name}-${width}.png`, fullPage: true });
  console.log(name, width, 'overflow', over);
  await page.close();
}
await browser.close();
