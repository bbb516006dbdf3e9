import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { walk } from '../support/guide-steps.ts';
import type { Editor } from '../support/services.ts';
import { cookieOf, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { formAnswers } from '../support/staff.ts';
import { dataDir, expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

const bela = { email: 'bela.ballon@liget.example', password: 'e2e-only-61af' };
const WIND = { hu: 'Az erős szél miatt most nem szállunk fel.', en: 'The wind is too strong for us to fly at the moment.' };
let send: Send;
let place = 0;

test.use({ contents: 'balloon-desk' });

const zone = 'Europe/Budapest';
/** A clock time of today or tomorrow in the park, as an ISO instant. */
const at = (day: 0 | 1, time: string) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(Date.now())
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .add({ days: day })
      .toZonedDateTime({
        timeZone: zone,
        plainTime: Temporal.PlainTime.from(time),
      }).epochMilliseconds,
  ).toISOString();
/** Slots of today: one that is over, the day's last one, and one until that; in the last ten minutes of the day it is over, too. */
const timeSlots = [
  { start: at(0, '00:00'), end: new Date(Date.now() - 1000).toISOString(), weather: 'ideal_weather' },
  { start: at(0, '23:50'), end: new Date(Date.parse(at(1, '00:00')) - 1).toISOString(), weather: 'ideal_weather' },
  { start: new Date(Date.now() + 1).toISOString(), end: at(0, '23:50'), weather: 'uncertain_weather' },
];

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  await send('/api/users', 'POST', { ...bela, name: 'Nagy Béla', roles: ['balloon'] });
  const found = await fetch(new URL('/api/top-locations?depth=0&limit=0&select[slug]=true&locale=hu', origin), {
    headers: { cookie: await cookieOf(origin, editor), origin },
  });
  const { docs } = (await found.json()) as { docs: { id: number; slug: string }[] };
  place = Number(docs.find(({ slug }) => slug === 'ballon-kilato')?.id);
});
/** Open every day of the year, whatever day it is, from ten to six, but for these days. */
const opens = (exceptions: object[]) =>
  send(`/api/top-locations/${place}?locale=hu`, 'PATCH', {
    hours: [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '10:00', closes: '18:00', months: [] }],
    exceptions,
    _status: 'published',
  });
/** What is kept of the balloon was last set a day ago: nothing that an editor sends can say so. */
function setYesterday(): void {
  const database = new DatabaseSync(path.join(dataDir, 'liget.sqlite'), { timeout: 10_000 });
  database.prepare('UPDATE balloon SET updated_at = ?').run(new Date(Date.now() - 24 * 3_600_000).toISOString());
  database.close();
}
test.beforeEach(async () => {
  await opens([]);
  await send('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp: true, note: 'Jegy a helyszínen.', timeSlots });
  await send('/api/globals/balloon?locale=en', 'POST', { note: 'Tickets on site.' });
});

async function atDesk(visitor: OpenVisitor, who: Editor, width = 390) {
  const { page, context, faults } = await visitor({ language: 'hu', width, height: 844, zone: 'America/Los_Angeles' });
  await letIn(page, who);
  await page.goto('/admin/balloon');
  await hydrated(page.getByRole('button', { name: 'Repül' }));
  return { page, context, faults };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const flies = (page: Page, isUp: boolean) =>
  expect(page.locator('.liget-flight__switch').getByRole('button', { name: isUp ? 'Repül' : 'Áll' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
const textOf = async (path: string) => (await fetch(new URL(path, origin))).text();
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Mentve, a honlapon látszik' })).toBeVisible();
const slot = (page: Page, time: string) => page.locator('.liget-chips > li').filter({ hasText: time }).getByRole('button');
const seen = async () => (await fetch(new URL('/api/hu/balloon', origin))).json();

test.describe('the balloon’s operator, on a telephone', () => {
  test('says by two taps that it does not fly because of the wind, and visitors of both languages read so within a second', async ({
    visitor,
    editor,
  }) => {
    const { page, faults } = await atDesk(visitor, editor);
    await flies(page, true);
    await button(page, /Áll$/).click();
    await saved(page);
    await button(page, 'Erős szél').click();
    await saved(page);
    await expect.poll(() => textOf('/karrier')).toContain('>A ballon most nem repül</strong>');
    await expect.poll(() => textOf('/en/career')).toContain('>The balloon is not flying now</strong>');
    await expect.poll(() => textOf('/top-helyek/ballon-kilato')).toContain(WIND.hu);
    await expect.poll(() => textOf('/en/top-locations/balloon-fly')).toContain(WIND.en);

    // Taken back step by step; at last visitors read what they read before.
    for (let step = 0; step < 2; step += 1) await button(page, new RegExp('Az utolsó lépés visszavonása')).click();
    await flies(page, true);
    await expect.poll(seen).toMatchObject({ balloon_is_up: 1, note: 'Jegy a helyszínen.' });
    await expect(button(page, new RegExp('Az utolsó lépés visszavonása'))).toBeDisabled();
    await page.getByText('Ki mit állított').click();
    await expect(page.getByRole('listitem').filter({ hasText: '„Az erős szél miatt' }).first()).toBeVisible();
    expect(faults()).toEqual([]);
  });

  test('sets slots one by one or with a brush, and has tomorrow the same as today', async ({ visitor, editor }) => {
    const { page } = await atDesk(visitor, editor);
    await expect(slot(page, '23:50')).toContainText('Ideális időjárás');
    // What is over is out of the way.
    await expect(slot(page, '00:00')).toBeHidden();
    await slot(page, '23:50').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zártkörű felszállás' }).click();
    await expect(slot(page, '23:50')).toContainText('Zártkörű felszállás');
    await saved(page);
    await page.getByLabel('Üzemszünet').check();
    await slot(page, '23:50').click();
    await expect(slot(page, '23:50')).toContainText('Üzemszünet');
    await button(page, `A nap hátralévő része: Üzemszünet`).click();
    await saved(page);
    const ofToday = async () => {
      const { time_slots } = (await seen()) as { time_slots: { end_date: string; weather: string }[] };
      return time_slots.filter(({ end_date }) => Date.parse(end_date) > Date.now() && Date.parse(end_date) < Date.parse(at(1, '00:00')));
    };
    const left = timeSlots.filter(({ end }) => Date.parse(end) > Date.now());
    await expect.poll(async () => (await ofToday()).map(({ weather }) => weather)).toEqual(left.map(() => 'downtime'));

    await button(page, 'Holnap').click();
    await button(page, new RegExp('Időpontok készítése a nyitvatartásból')).click();
    await saved(page);
    await expect(slot(page, 'Ideális időjárás').first()).toBeVisible();
    await button(page, 'Holnap ugyanúgy, mint ma').click();
    await saved(page);
    await button(page, new RegExp('Az utolsó lépés visszavonása')).click();
    await expect(slot(page, 'Ideális időjárás').first()).toBeVisible();
    const box = await slot(page, 'Ideális időjárás').first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
  });

  test('keeps what was tapped while the line was away, and sends it when it is back', async ({ visitor, editor }) => {
    const { page, context } = await atDesk(visitor, editor);
    await context.setOffline(true);
    await button(page, /Áll$/).click();
    await expect(page.getByText('Még nincs elküldve: 1')).toBeVisible();
    await expect(page.getByText('Most nincs kapcsolat.')).toBeVisible();
    await button(page, 'Vihar').click();
    await expect(page.getByText('Még nincs elküldve: 2')).toBeVisible();
    await flies(page, false);
    expect(await seen()).toMatchObject({ balloon_is_up: 1 });
    await context.setOffline(false);
    await saved(page);
    await expect.poll(seen).toMatchObject({ balloon_is_up: 0, note: expect.stringContaining('Vihar közeledik') });
  });

  test('writes own words in both languages; one language alone is not changed without a question', async ({ visitor, editor }) => {
    const { page } = await atDesk(visitor, editor);
    await button(page, 'Szöveg módosítása').click();
    await page.getByLabel('Magyarul').fill('Ma a dombról indulunk.');
    await expect(page.getByText('Csak az egyik nyelven változott.')).toBeVisible();
    await expect(button(page, 'Szöveg mentése')).toBeDisabled();
    await page.getByLabel('Angolul').fill('Today we start from the hill.');
    await button(page, 'Szöveg mentése').click();
    await saved(page);
    await expect.poll(() => textOf('/en/top-locations/balloon-fly')).toContain('Today we start from the hill.');
  });
});

test.describe('the balloon’s operator', () => {
  test('comes to the desk from the first screen, gives other reasons, and visitors read them', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 390, height: 844, zone: 'Europe/Budapest' });
    await letIn(page, editor);
    await page.goto('/admin');
    await press(page.getByRole('link', { name: 'A ballon pultja', exact: true }));
    await page.waitForURL('**/admin/balloon');
    await expect(page.getByRole('heading', { level: 1, name: 'A ballon pultja' })).toBeVisible();
    await press(button(page, new RegExp(`Áll$`)));
    await expect(page.getByRole('group', { name: 'Miért áll?' })).toBeVisible();
    await button(page, 'Zártkörű rendezvény').click();
    await expect.poll(() => textOf('/top-helyek/ballon-kilato')).toContain('Zártkörű rendezvény miatt a ballon most nem fogad');
    await button(page, 'Egyéb, saját szavakkal').click();
    await page.getByLabel('Magyarul').fill('Kötelet cserélünk.');
    await expect(page.getByText('Mindkét nyelven írja meg')).toBeVisible();
    await page.getByLabel('Angolul').fill('We change the rope.');
    await button(page, 'Szöveg mentése').click();
    await expect.poll(() => textOf('/top-helyek/ballon-kilato')).toContain('Kötelet cserélünk.');
    await expect.poll(() => textOf('/en/top-locations/balloon-fly')).toContain('We change the rope.');
    // What was there before comes back with the flight.
    await button(page, 'Repül').click();
    await expect.poll(seen).toMatchObject({ balloon_is_up: 1, note: 'Jegy a helyszínen.' });
  });

  test('taps a slot that may not fly, and makes slots of another length by the form', async ({ visitor, editor }) => {
    const { page } = await atDesk(visitor, editor, 1440);
    await expect(page.getByRole('heading', { name: 'Időpontok' })).toBeVisible();
    await slot(page, '23:50').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bizonytalan időjárás' }).click();
    await expect(slot(page, '23:50')).toContainText('Bizonytalan időjárás');
    await button(page, 'Holnap').click();
    const make = button(page, new RegExp('Időpontok készítése a nyitvatartásból'));
    const before = await make.textContent();
    await walk(page, 'Helyek és projektek → Ballon');
    await formAnswers(page);
    await page.getByLabel(/^Egy időpont hossza \(perc\)/).fill('120');
    await page.getByLabel(/^Szünet két időpont között \(perc\)/).fill('0');
    await page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
    await expect.poll(seen).toMatchObject({ balloon_is_up: 1 });
    await page.getByRole('link', { name: 'A ballon pultja', exact: true }).click();
    await press(button(page, 'Holnap'));
    await expect(make).toContainText('4 időpont, 10:00–18:00');
    expect(await make.textContent()).not.toBe(before);
  });

  test('is told that nobody has looked today, says that it is so, and is not asked again', async ({ visitor, editor }) => {
    const { page } = await atDesk(visitor, editor);
    const band = page.getByRole('region', { name: 'Ma még senki sem nézte meg' });
    await expect(band).toHaveCount(0);
    await opens([{ day: at(0, '12:00'), until: at(1, '12:00'), opens: '00:00', closes: '00:00' }]);
    setYesterday();
    await page.reload();
    await expect(band).toContainText('A látogatók most is ezt látják.');
    await press(band.getByRole('button', { name: 'Megnéztem, így van' }));
    await expect(band).toHaveCount(0);
    await page.reload();
    await hydrated(button(page, 'Repül'));
    await expect(band).toHaveCount(0);
    await page.getByText('Ki mit állított').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Megnézte; nem változott semmi' }).first()).toBeVisible();
  });
});

test.describe('two operators', () => {
  test('do not write over each other: the second is told, sees the newer state, and may still have it', async ({ visitor, editor }) => {
    const [anna, second] = [await atDesk(visitor, editor), await atDesk(visitor, bela)];
    // Béla's telephone does not hear of it.
    await second.page.route('**/api/globals/balloon/desk', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await button(anna.page, /Áll$/).click();
    await saved(anna.page);
    await button(anna.page, 'Műszaki ok').click();
    await expect.poll(seen).toMatchObject({ note: expect.stringContaining('Műszaki okból') });

    await button(second.page, 'Szöveg módosítása').click();
    await second.page.getByLabel('Magyarul').fill('Repülünk!');
    await second.page.getByLabel('Angolul').fill('We are flying!');
    await button(second.page, 'Szöveg mentése').click();
    await expect(second.page.locator('.liget-balloon-desk [role="alert"]')).toContainText('közben más is átállította'.replace('k', 'K'));
    await flies(second.page, false);
    await expect(second.page.getByText('Műszaki okból most nem szállunk fel.').first()).toBeVisible();
    expect(await seen()).toMatchObject({ balloon_is_up: 0 });

    await button(second.page, 'Mégis beállítom').click();
    await expect.poll(seen).toMatchObject({ balloon_is_up: 1, note: 'Repülünk!' });
    await second.page.reload();
    await second.page.getByText('Ki mit állított').click();
    await expect(second.page.getByRole('listitem').filter({ hasText: 'Nagy Béla' }).first()).toContainText('Repül');
  });
});

test.describe('the desk', () => {
  test('has nothing that axe objects to, on a telephone and on a wide screen', async ({ visitor, editor }) => {
    const { page } = await atDesk(visitor, editor);
    await button(page, /Áll$/).click();
    await saved(page);
    await page.getByText('Ki mit állított').click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, '.liget-balloon-desk')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await slot(page, '23:50').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
  });

  test('is not for visitors', async ({ visitor }) => {
    const { page } = await visitor({ language: 'hu', width: 390 });
    await page.goto('/admin/balloon');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect((await fetch(new URL('/api/globals/balloon/desk', origin))).status).toBe(401);
  });
});
