// How long an editor waits for each screen of the admin, in a browser: from the address to the part of the screen that answers.
import { chromium } from '@playwright/test';

/** A screen, and what of it an editor needs first. */
const SCREENS = {
  'First screen': ['', 'input[type="search"]'],
  Programs: ['/collections/events', '.collection-list tbody tr:nth-child(10) a'],
  'Programs, a hundred': ['/collections/events?limit=100', '.collection-list tbody tr:nth-child(90) a'],
  'Programs, searched': ['/collections/events?search=liget', '.collection-list tbody a'],
  'Programs, last page': ['/collections/events?page=200&limit=25', '.collection-list tbody a'],
  'Programs not all in English': ['/collections/events?where[or][0][and][0][english][not_equals]=whole', '.collection-list .liget-ready a'],
  'A program': ['/collections/events/1', '#field-title'],
  'A new program': ['/collections/events/create', '#field-title'],
  'Both languages': ['/collections/events/1/languages', '.liget-languages textarea, .liget-languages input'],
  'Its versions': ['/collections/events/1/versions', '.versions tbody a'],
  'Calendar, a month': ['/calendar', '.liget-planner button, [class*="planner"] button'],
  Import: ['/import', 'input[type="file"]'],
  Pictures: ['/collections/media', '.collection-list tbody tr:nth-child(10) a'],
  'Pictures, searched': ['/collections/media?search=rajz', '.collection-list tbody a'],
  'A picture': ['/collections/media/1', '#field-altHu'],
  'Press releases': ['/collections/press-releases', '.collection-list tbody a'],
  'A place': ['/collections/top-locations/1', '#field-title'],
  'Dead links': ['/collections/dead-links', '.collection-list button'],
  Enquiries: ['/collections/enquiries', '.liget-filters a'],
  'Audit log': ['/collections/audit-log', '.collection-list tbody'],
  'Site settings': ['/globals/site-settings', '.render-fields input'],
  'Balloon’s desk': ['/balloon', '.liget-flight__switch button'],
  Guide: ['/guide', '.liget-guide h1'],
};
const ROUNDS = 3;
/** Milliseconds. Nobody waits longer. */
const TIMEOUT_MS = 60_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Whether the first of these is in view and React has made it its own. */
const answers = (selector) => {
  const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  return found !== undefined && Object.keys(found).some((name) => name.startsWith('__reactFiber$') || name.startsWith('__reactProps$'));
};

async function signIn(page, { email, password }) {
  await page.goto('/admin/login');
  await page.waitForFunction(answers, 'input[name="email"]');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Opens each screen several times as its own page. Answers with the median and the slowest of each, in milliseconds; rejects when a screen never answers. */
export async function benchAdmin({ origin, editor, executablePath, print = console.log }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'hu-HU', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await signIn(page, editor);
    const rows = [];
    for (const [screen, [address, selector]] of Object.entries(SCREENS)) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const begin = performance.now();
        await page.goto(`/admin${address}`, { waitUntil: 'commit' });
        await page.waitForFunction(answers, selector, { polling: 'raf' }).catch(() => {
          throw new Error(`${screen}: ${address} never showed ${selector}`);
        });
        times.push(performance.now() - begin);
      }
      rows.push({ screen, median: median(times), slowest: Math.max(...times) });
      print(`${screen}: ${(median(times) / 1000).toFixed(2)} s, at most ${(Math.max(...times) / 1000).toFixed(2)} s`);
    }
    return rows;
  } finally {
    await browser.close();
  }
}
