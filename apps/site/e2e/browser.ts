import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

let browser: Browser | undefined;

/** The one browser of a test file. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

interface VisitorOptions {
  language?: 'hu' | 'en';
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** The clock of the browser; the machine's own when not given. */
  zone?: string;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, page errors, failed and foreign requests since the last look. */
  faults(): string[];
}

/** A visitor with an own context who notes everything that goes wrong. */
export async function visitor(
  origin: string,
  { language = 'hu', width = 1280, height = 900, javaScript = true, zone }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await (await openBrowser()).newContext({
    baseURL: origin,
    locale: language === 'hu' ? 'hu-HU' : 'en-GB',
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    ...(zone ? { timezoneId: zone } : {}),
  });
  const page = await context.newPage();
  let noted: string[] = [];
  page.on('console', (message) => {
    // Chromium reports the status of the page itself as a console error; statuses are asserted apart.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      noted.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => noted.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') noted.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) noted.push(`foreign: ${request.url()}`);
  });
  return {
    context,
    page,
    faults() {
      const seen = noted;
      noted = [];
      return seen;
    },
  };
}
