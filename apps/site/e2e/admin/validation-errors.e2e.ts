import type { Locator, Page, Request } from '@playwright/test';
import { publish, readNewestDraft, save } from '../support/admin/admin-forms.ts';
import { inspectForm } from '../support/admin/inspection.ts';
import { type Account, createAccount, createEditorClient, openTab, publishItem, type Send } from '../support/admin/signing-in.ts';
import { choose, fetchRedirect, openForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let programEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
});

/** The reasons why an error's text cannot be read at its place; empty when it can. */
async function hindrances(error: Locator): Promise<string[]> {
  await error.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return error.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const messages: string[] = [];
    if (box.left < 0 || box.right > window.innerWidth || box.top < 0 || box.bottom > window.innerHeight) messages.push('out of sight');
    if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1) messages.push('cut off');
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !element.contains(hit)) messages.push(`covered by ${hit?.outerHTML.slice(0, 80)}`);
    const around = element
      .closest('form')
      ?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea, label, h2, h3, .field-error');
    for (const other of around ?? []) {
      const { left, right, top, bottom, width } = other.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      if (width > 0 && other !== element && !isApart) messages.push(`over ${other.outerHTML.slice(0, 80)}`);
    }
    return messages;
  });
}

/** The same at the widths of a phone, a tablet and a desktop. */
async function expectReadable(page: Page, errors: Locator[]): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const error of errors) expect.soft(await hindrances(error), `at ${width} pixels`).toEqual([]);
  }
}

/** The notice that names the fields covers the form until it is closed. */
async function closeNotices(page: Page): Promise<void> {
  const notice = page.getByRole('button', { name: 'Értesítés bezárása' });
  await notice.first().click();
  await expect(notice).toHaveCount(0);
}

const getError = (input: Locator) => input.locator('xpath=ancestor::*[contains(@class, "field-type__wrap")][1]').locator('.field-error');

test('a refused form shows its errors beside the fields at every width, also in a row, and stores its text; a corrected QR code is created', async ({
  visitor,
}) => {
  const page = await openTab(visitor, programEditor);
  await openForm(page, 'qr-codes', 'create');
  const [code, target] = [page.locator('#field-code'), page.locator('#field-to')];
  await waitForHydration(code);
  await code.fill('két szó');
  await target.fill('/nincs-ilyen-oldal');
  await save(page);
  await closeNotices(page);
  await expect(getError(code)).toContainText('csak ékezet nélküli betű, szám');
  await expect(getError(target)).toContainText('Ezen a címen most nincs oldalunk');
  await expectReadable(page, [getError(code), getError(target)]);
  expect(await findViolations(page, '.field-error')).toEqual([]);
  await code.fill(`tabla-${MARK}`);
  await target.fill('');
  await choose(page.locator('#field-toScreen'), 'Térkép');
  await page.getByLabel(/^A tábla neve és helye/).fill('Ballon, pénztár');
  await save(page);
  await page.waitForURL(/\/qr-codes\/\d+/);
  await expect.poll(() => fetchRedirect(`/qr/tabla-${MARK}`)).toMatch(/^302 \/terkep/);
  const link = page.getByRole('link', { name: 'Letöltés nyomdának (SVG)' });
  const [download] = await Promise.all([page.waitForEvent('download'), press(link)]);
  expect(download.suggestedFilename()).toBe('qr-ballon-penztar.svg');
  await inspectForm(page);

  const dates = [{ start: `${getDay(6)}T10:00:00.000Z`, end: `${getDay(6)}T09:00:00.000Z` }];
  const wrong = { title: 'Fordított nap', category: 1, status: 'scheduled', dates, _status: 'draft' };
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', wrong);
  await page.clock.install();
  await openForm(page, 'events', doc.id);
  const lead = 'A közzététel előtt írva';
  await page.locator('#field-lead').fill(lead);
  // The refusal comes after the time of the autosave, which a disabled form leaves out.
  const isPublication = (request: Request) => request.method() === 'PATCH' && !request.url().includes('autosave');
  const isLate = Promise.withResolvers<void>();
  await page.route(new RegExp(`/events/${doc.id}`), async (route, request) => {
    if (isPublication(request)) await isLate.promise;
    return route.continue();
  });
  const sent = page.waitForRequest(isPublication);
  await publish(page);
  await sent;
  await page.clock.fastForward(3000);
  isLate.resolve();
  await closeNotices(page);
  await page.getByRole('button', { name: /^Mikor/ }).click();
  const error = page.locator('.array-field__row .field-error');
  await expect(error).toHaveText('A program vége nem lehet korábban, mint a kezdete.');
  await expectReadable(page, [error]);
  // What was typed right before the refused publication is stored as a draft, without another change.
  await expect.poll(() => readNewestDraft(page, 'events', doc.id)).toMatchObject({ lead });
  await expect(error).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the error of a duplicate slug stays beside the field after a late answer about the form', async ({ visitor }) => {
  const slug = `foglalt-${MARK}`;
  const dates = [{ start: `${getDay(5)}T17:00:00.000Z`, end: `${getDay(5)}T18:00:00.000Z` }];
  const event = { category: 1, status: 'scheduled', dates };
  await publishItem(send, 'events', { ...event, title: 'Fényfestés', slug }, { title: `Painting with light ${MARK}` });
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', { ...event, title: `Másik ${MARK}`, _status: 'draft' });
  const page = await openTab(visitor, programEditor);
  await page.clock.install();
  await openForm(page, 'events', doc.id);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The answer to a request while typing arrives only after the save was refused; it must not remove the error.
  const isTyping = (request: Request) => request.method() === 'POST' && request.url().includes(`/admin/collections/events/${doc.id}`);
  const stateRequest = page.waitForRequest(isTyping);
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
  const answered = Promise.withResolvers<void>();
  await page.route(new RegExp(`/events/${doc.id}`), async (route, request) => {
    if (!isTyping(request)) return route.continue();
    await refused;
    // In one piece: when an answer comes in chunks, the form may drop the last ones.
    await route.fulfill({ response: await route.fetch() });
    answered.resolve();
  });
  await page.locator('#field-slug').fill(slug);
  // Long enough for the request, and too short for the autosave.
  await page.clock.runFor(500);
  await stateRequest;
  await publish(page);
  // The form waits for its text editors first.
  await page.clock.runFor(700);
  expect((await refused).status()).toBe(400);
  await page.clock.resume();
  await answered.promise;
  const message = page.getByText(`A(z) „${slug}” webcím már foglalt; válasszon másikat.`).first();
  await expect(message).toBeVisible();
  expect(await readNewestDraft(page, 'events', doc.id)).toMatchObject({ _status: 'draft' });
  await expect(message).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
