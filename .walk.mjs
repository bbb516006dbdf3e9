import { chromium } from 'playwright';
export async function open({ zone = 'Europe/Budapest', locale = 'hu-HU', width = 1440 } = {}) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const context = await browser.newContext({ locale, timezoneId: zone, viewport: { width, height: 1000 } });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') console.log('CONSOLE', m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
  const O = 'http://localhost:3931';
  await page.goto(O + '/admin/login', { waitUntil: 'networkidle' });
  return { browser, context, page, O, signIn: async () => {
    await page.fill('input[name=email]', 'szerkeszto@liget.example');
    await page.fill('input[name=password]', 'dev-only-password');
    await page.click('button[type=submit]');
    await page.waitForURL(/\/admin\/?$/);
    await page.waitForLoadState('networkidle');
  } };
}
