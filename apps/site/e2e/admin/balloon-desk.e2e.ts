import { ZONE } from '@liget/park/time';
import type { Page } from '@playwright/test';
import { type Account, addSessionCookie, createAccount, createEditorClient, type Send } from '../support/admin/signing-in.ts';
import { fetchText } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import type { Editor } from '../support/runner/services.ts';
import { expect, type OpenVisitor, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const WIND = { hu: 'Az erős szél miatt most nem szállunk fel.', en: 'The wind is too strong for us to fly at the moment.' };
let send: Send;
let anna: Account;

/** A wall time of today in the park, as an ISO instant. */
const today = (time: string) =>
  Temporal.Now.plainDateISO(ZONE)
    .toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
    .toString();
/** The day's last slot, and one that lasts until then. */
const timeSlots = () => [
  { start: today('23:58'), end: today('23:59:59'), weather: 'ideal_weather' },
  { start: new Date(Date.now() + 1).toISOString(), end: today('23:58'), weather: 'uncertain_weather' },
];

test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  anna = await createAccount(send, 'balloon', 'Kis Anna');
});
test.beforeEach(async () => {
  await send('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp: true, note: 'Jegy a helyszínen.', timeSlots: timeSlots() });
  await send('/api/globals/balloon?locale=en', 'POST', { note: 'Tickets on site.' });
});

/** On a phone in another time zone. */
async function atDesk(visitor: OpenVisitor, who: Editor) {
  const { page, context, errors } = await visitor({ language: 'hu', width: 390, height: 844, zone: 'America/Los_Angeles' });
  await addSessionCookie(page, who);
  await page.goto('/admin/balloon');
  await waitForHydration(page.getByRole('button', { name: 'Repül' }));
  return { page, context, errors };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const flies = (page: Page, isUp: boolean) =>
  expect(page.locator('.liget-flight__switch').getByRole('button', { name: isUp ? 'Repül' : 'Áll' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
const findSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Mentve, a honlapon látszik' })).toBeVisible();
const slot = (page: Page, time: string) => page.locator('.liget-chips > li').filter({ hasText: time }).getByRole('button');
const readShown = async () => (await fetch(new URL('/api/hu/balloon', origin))).json();

test('an operator on a phone grounds the balloon because of wind with two taps, changes a slot, and undoes the steps', async ({
  visitor,
}) => {
  const { page, errors } = await atDesk(visitor, anna);
  await test.step('visitors of both languages see the reason', async () => {
    await flies(page, true);
    await button(page, 'Áll').click();
    await findSaved(page);
    await button(page, 'Erős szél').click();
    await findSaved(page);
    await expect.poll(() => fetchText('/karrier')).toContain('>A ballon most nem repül</strong>');
    await expect.poll(() => fetchText('/en/career')).toContain('>The balloon is not flying now</strong>');
    await expect.poll(() => fetchText('/top-helyek/ballon-kilato')).toContain(WIND.hu);
    await expect.poll(() => fetchText('/en/top-locations/balloon-fly')).toContain(WIND.en);
  });

  await test.step('a slot is a touch-sized chip that opens the four states', async () => {
    const box = await slot(page, '23:58').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    await slot(page, '23:58').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Zártkörű felszállás' }).click();
    await expect(slot(page, '23:58')).toContainText('Zártkörű felszállás');
    await findSaved(page);
  });

  await test.step('undoing each step restores the initial state', async () => {
    const undo = button(page, /Az utolsó lépés visszavonása/);
    for (let step = 0; step < 3; step += 1) await undo.click();
    await flies(page, true);
    await expect.poll(readShown).toMatchObject({ balloon_is_up: 1, note: 'Jegy a helyszínen.' });
    await expect(undo).toBeDisabled();
    await page.getByText('Ki mit állított').click();
    await expect(page.getByRole('listitem').filter({ hasText: '„Az erős szél miatt' }).first()).toContainText('Kis Anna');
  });

  await test.step('axe finds nothing on the open desk', async () => {
    await button(page, 'Áll').click();
    await findSaved(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page, '.liget-balloon-desk')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
  expect(errors()).toEqual([]);
});

test('the second of two operators is informed and may repeat the action; taps without a connection are sent later', async ({ visitor }) => {
  const bela = await createAccount(send, 'balloon', 'Nagy Béla');
  const [first, second] = [await atDesk(visitor, anna), await atDesk(visitor, bela)];
  // Béla's phone saw the balloon flying, and gets no updates.
  await second.page.route('**/api/globals/balloon/desk', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await flies(second.page, true);

  await test.step('taps wait during an outage, and are public afterwards', async () => {
    await first.context.setOffline(true);
    await button(first.page, 'Áll').click();
    await expect(first.page.getByText('Most nincs kapcsolat.')).toBeVisible();
    await button(first.page, 'Vihar').click();
    await expect(first.page.getByText('Még nincs elküldve: 2')).toBeVisible();
    await flies(first.page, false);
    expect(await readShown()).toMatchObject({ balloon_is_up: 1 });
    await first.context.setOffline(false);
    await findSaved(first.page);
    await expect.poll(readShown).toMatchObject({ balloon_is_up: 0, note: expect.stringContaining('Vihar közeledik') });
  });

  await test.step('an outdated screen does not overwrite the newer state silently', async () => {
    const { page } = second;
    await flies(page, true);
    await button(page, 'Szöveg módosítása').click();
    await page.getByLabel('Magyarul').fill('Repülünk!');
    await page.getByLabel('Angolul').fill('We are flying!');
    await button(page, 'Szöveg mentése').click();
    await expect(page.locator('.liget-balloon-desk [role="alert"]')).toContainText('Közben más is átállította');
    await flies(page, false);
    await expect(page.getByText('Vihar közeledik').first()).toBeVisible();
    expect(await readShown()).toMatchObject({ balloon_is_up: 0 });
    await press(button(page, 'Mégis beállítom'));
    await expect.poll(readShown).toMatchObject({ balloon_is_up: 1, note: 'Repülünk!' });
  });
});
