import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { CLOCK_SHIFT, shiftClock } from './runner/clock.ts';
import { measuredTest } from './runner/cost.ts';
import { borrowServices, READ_ONLY } from './runner/service-pool.ts';
import { EDITOR, type Editor, type RunningServices, setPreviewSecret } from './runner/services.ts';

export { expect };

/** The address of this worker's services, for everything that runs in a test or a hook. */
export let origin = '';
export let cmsOrigin = '';
export let dataDir = '';

interface VisitorOptions {
  language?: 'hu' | 'en';
  width?: number;
  height?: number;
  javaScript?: boolean;
  /** The browser's time zone; the machine's own by default. */
  zone?: string;
  /** Another site than the worker's. */
  origin?: string;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings, page errors, failed and foreign requests since the last call. */
  errors(): string[];
}

function watched(page: Page, own: string): () => string[] {
  let noted: string[] = [];
  page.on('console', (message) => {
    // Chromium reports the page's own status as a console error; statuses are checked separately.
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
   * The contents of the services. Tests that only read share one pair of services; a file that changes contents says so (`test.use({
   * contents: 'desk' })`) and has its own pair while it runs, which other files have used before. A name other than 'desk' gives contents
   * that only files of that name change.
   */
  contents: string;
  services: RunningServices;
  /** An account that may sign in to the admin; only with changeable contents. */
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

/** The used part of React's data about an element. */
interface Fiber {
  /** Bits: 2 is to be placed, 4096 is being hydrated. */
  flags: number;
  alternate: Fiber | null;
  return: Fiber | null;
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
}

/** Whether a part of the page is hydrated: its code is loaded, and React has adopted its elements. */
export const isHydrated = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let fiber: Fiber | null = key === undefined ? null : Reflect.get(element, key);
    if (!fiber) return false;
    // Like React's own `getNearestMountedFiber`: elements know their fibers before the tree is theirs.
    for (const isNew = !fiber.alternate; fiber.return; fiber = fiber.return) if (isNew && fiber.flags & (2 | 4096)) return false;
    return !fiber.stateNode.current.memoizedState?.isDehydrated;
  });

/** Waits until a part of the page is hydrated; some parts hydrate only after the first movement of the pointer. */
export async function waitForHydration(part: Locator): Promise<void> {
  // From any position of the pointer, one of the two is a movement.
  const move = async () => {
    for (const place of [3, 4]) await part.page().mouse.move(place, place);
  };
  await move();
  await expect.poll(() => isHydrated(part)).toBe(true);
  // Some parts wait for a movement themselves.
  await move();
}

/** Clicks on a part of a screen that has just been opened: until it is hydrated, React may replace the element and lose the click. */
export async function press(part: Locator): Promise<void> {
  await waitForHydration(part);
  await part.click();
}
