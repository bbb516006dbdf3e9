import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { CLOCK_SHIFT, shiftClock } from './runner/clock.ts';
import { measuredTest } from './runner/cost.ts';
import { borrowServices, READ_ONLY } from './runner/service-pool.ts';
import { EDITOR, type Editor, type ServiceAddresses, setPreviewSecret } from './runner/services.ts';

export { expect };

/** Where the services of this worker answer: known to everything that runs in a test or a hook. */
export let origin = '';
export let cmsOrigin = '';
export let dataDir = '';

interface VisitorOptions {
  language?: 'hu' | 'en';
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** The time zone of the browser; the machine's own when not given. */
  zone?: string;
  /** Another site than the worker's. */
  origin?: string;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, page errors, failed and foreign requests since the last look. */
  errors(): string[];
}

function watched(page: Page, own: string): () => string[] {
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
    if (url.protocol.startsWith('http') && url.origin !== own) noted.push(`foreign: ${request.url()}`);
  });
  return () => {
    const seen = noted;
    noted = [];
    return seen;
  };
}

export type OpenVisitor = (options?: VisitorOptions) => Promise<Visitor>;

interface OfTest {
  /** Opens a visitor with their own browser context, which records all errors; closed after the test. */
  visitor: OpenVisitor;
}
interface OfWorker {
  /**
   * Which contents the services show. Tests that only read share one pair of services; a file that changes contents says so
   * (`test.use({ contents: 'desk' })`) and has a pair to itself while it runs, which other files have used before. Another name than 'desk' gives
   * contents that only files of that name change.
   */
  contents: string;
  services: ServiceAddresses;
  /** The accounts that may sign in to the admin; only where contents may be changed. */
  editor: Editor;
}

export const test = measuredTest.extend<OfTest, OfWorker>({
  contents: [READ_ONLY, { scope: 'worker', option: true }],
  services: [
    async ({ contents }, use) => {
      const services = await borrowServices(contents);
      ({ origin, cmsOrigin, dataDir } = services);
      setPreviewSecret(services.previewSecret);
      await use(services);
      services.giveBack();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  leasedPids: async ({ contents, services }, use) => use(contents === READ_ONLY ? [] : services.pids),
  editor: [
    async ({ contents }, use) => {
      if (contents === READ_ONLY) throw new Error('Only a file with contents of its own may change them: test.use({ contents: "desk" }).');
      await use(EDITOR);
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ language = 'hu', width = 1280, height = 900, javaScript = true, zone, origin: own = origin } = {}) => {
      const context = await browser.newContext({
        baseURL: own,
        locale: language === 'hu' ? 'hu-HU' : 'en-GB',
        viewport: { width, height },
        javaScriptEnabled: javaScript,
        reducedMotion: 'reduce',
        ...(zone ? { timezoneId: zone } : {}),
      });
      contexts.push(context);
      if (CLOCK_SHIFT !== 0) await context.addInitScript(shiftClock, CLOCK_SHIFT);
      const page = await context.newPage();
      return { context, page, errors: watched(page, own) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** What React knows of an element, as far as it is asked here. */
interface Fiber {
  /** Bits: 2 is to be placed, 4096 is being hydrated. */
  flags: number;
  alternate: Fiber | null;
  return: Fiber | null;
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
}

/** Whether a part of the page answers to the visitor: its code is there, and React has made the elements its own. */
export const isHydrated = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let fiber: Fiber | null = key === undefined ? null : Reflect.get(element, key);
    if (!fiber) return false;
    // As React's own `getNearestMountedFiber`: elements know their fibers before the tree is theirs.
    for (const isNew = !fiber.alternate; fiber.return; fiber = fiber.return) if (isNew && fiber.flags & (2 | 4096)) return false;
    return !fiber.stateNode.current.memoizedState?.isDehydrated;
  });

/** Waits until a part of the page answers to the visitor; some parts come alive with the first move only. */
export async function waitForHydration(part: Locator): Promise<void> {
  // From wherever the pointer is, one of the two is a move.
  const move = async () => {
    for (const place of [3, 4]) await part.page().mouse.move(place, place);
  };
  await move();
  await expect.poll(() => isHydrated(part)).toBe(true);
  // Some parts wait for a move themselves.
  await move();
}

/** Clicks on a part of a screen that has just been opened: React may put another element into its place until it answers, and the click be lost. */
export async function press(part: Locator): Promise<void> {
  await waitForHydration(part);
  await part.click();
}
