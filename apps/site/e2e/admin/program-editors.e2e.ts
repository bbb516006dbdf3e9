import type { Locator, Page, Request } from '@playwright/test';
import { previewed } from '../support/guide-steps.ts';
import { day, LIST, LOCALES } from '../support/programs-list.ts';
import type { Editor } from '../support/services.ts';
import { asked, letIn, published, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, type OpenVisitor, origin, test, type Visitor } from '../support/test.ts';

/** Two minutes ahead, and publication by the clock is looked for once a minute. Milliseconds. */
const SOON = 200_000;

const PUBLISH = { name: /^(Módosítások közzététele|Közzététel)$/ };

test.use({ contents: 'program-editors' });

/** Somebody who has signed in to the admin. */
async function inTheAdmin(visitor: OpenVisitor, editor: Editor): Promise<Visitor> {
  const someone = await visitor({ language: 'hu', width: 1440, zone: 'Europe/Budapest' });
  await letIn(someone.page, editor);
  return someone;
}

async function openEvent(page: Page, id: number, locale = 'hu'): Promise<void> {
  await page.goto(`/admin/collections/events/${id}?locale=${locale}`);
  // What is written before the form answers is lost.
  await hydrated(page.locator('#field-title'));
}

const times = (ahead: number) => ({
  start: `${day(ahead)}T17:00:00.000Z`,
  end: `${day(ahead)}T18:00:00.000Z`,
});

async function draftEvent(editor: Editor, title: string, english?: string): Promise<number> {
  const send = await signedIn(origin, editor);
  const body = { title, category: 1, status: 'scheduled', dates: [times(5)], _status: 'draft' };
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', body);
  if (english) await send(`/api/events/${doc.id}?locale=en&draft=true`, 'PATCH', { title: english, _status: 'draft' });
  return doc.id;
}

/** What the field of a moment is given: Budapest's clock, in whole minutes. */
function inBudapest(instant: Temporal.Instant): string {
  const { year, month, day: date, hour, minute } = instant.toZonedDateTimeISO('Europe/Budapest');
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}. ${two(month)}. ${two(date)}. ${two(hour)}:${two(minute)}`;
}

async function setMoment(page: Page, group: Locator, text: string): Promise<void> {
  const input = group.locator('.date-time-picker input').first();
  await input.fill(text);
  await input.press('Enter');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(text);
}

const publishedEvent = async (editor: Editor, title: string, english: string) =>
  published(await signedIn(origin, editor), 'events', { title, category: 1, status: 'scheduled', dates: [times(5)] }, { title: english });

const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status;

/** What is kept in the admin of an event, also when it is a draft. */
async function kept(page: Page, id: string): Promise<{ title: string; slug: string; _status: string }> {
  return JSON.parse((await asked(page, `/api/events/${id}?draft=true&locale=hu&depth=0`)).text);
}

test.describe('an editor who plans programs', () => {
  test('duplicates one with the button: the copy is a draft of its own, and the old one stays as it was', async ({ visitor, editor }) => {
    const [name, slug] = ['Sakkdélután', 'sakkdelutan'];
    const id = await publishedEvent(editor, name, 'An afternoon of chess');
    await expect.poll(() => statusOf(`/api/hu/events/${slug}`)).toBe(200);
    const { page } = await inTheAdmin(visitor, editor);
    await openEvent(page, id);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Duplikálás', exact: true }).click();
    await page.waitForURL((url) => /\/events\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
    const copy = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.locator('#field-slug')).toHaveValue(`${slug}-2`);
    expect(await kept(page, copy)).toMatchObject({ title: name, slug: `${slug}-2`, _status: 'draft' });
    await page.locator('#field-title').fill(`${name}, még egyszer`);
    await expect.poll(async () => (await kept(page, copy)).title).toBe(`${name}, még egyszer`);
    expect(await statusOf(`/api/hu/events/${slug}-2`)).toBe(404);
    expect(await kept(page, String(id))).toMatchObject({ title: name, slug, _status: 'published' });
    expect(await (await fetch(new URL(`/api/hu/events/${slug}`, origin))).json()).toMatchObject({ data: { id, name } });
  });

  test('is not offered to plan for the past, plans its appearance for the next minutes, and it appears', async ({ visitor, editor }) => {
    test.setTimeout(SOON + 120_000);
    const id = await draftEvent(editor, 'Időzített program');
    const address = `${LIST.hu}/idozitett-program`;
    const { page } = await inTheAdmin(visitor, editor);
    await openEvent(page, id);
    const schedule = page.locator('.liget-schedule');
    const appears = schedule.getByRole('group', { name: 'Megjelenik' });
    await expect(appears).toBeVisible();
    // What was never published cannot be taken down.
    await expect(schedule.getByRole('group', { name: 'Lekerül' })).toHaveCount(0);
    await setMoment(page, appears, '2020. 01. 01. 09:00');
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await expect(appears.getByText('Ez az időpont már elmúlt.')).toBeVisible();

    await setMoment(page, appears, inBudapest(Temporal.Now.instant().add({ hours: 48 })));
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await expect(schedule.getByText(/^Megjelenik: \d{4}\. \S+ \d+\., \S+ \d+:\d\d$/)).toBeVisible();
    await page.reload();
    await expect(schedule.getByText(/időzítette: \S/)).toBeVisible();
    await schedule.getByRole('button', { name: 'Visszavonás' }).click();
    await expect(appears).toBeVisible();

    // The field knows whole minutes; the next but one is still to come whenever this is sent.
    await setMoment(page, appears, inBudapest(Temporal.Now.instant().add({ minutes: 2 })));
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await expect(schedule.getByRole('button', { name: 'Visszavonás' })).toBeVisible();
    expect(await statusOf(address)).toBe(404);
    await expect.poll(() => statusOf(address), { timeout: SOON, intervals: [1000] }).toBe(200);
    expect(await (await fetch(new URL(`${LIST.hu}?from=${day(5)}&to=${day(5)}`, origin))).text()).toContain('Időzített program');
  });

  test('looks at a draft with the preview button, in Hungarian and in English', async ({ visitor, editor }) => {
    const titles = { hu: 'Vázlat két nyelven', en: 'A draft in two languages' };
    const id = await draftEvent(editor, titles.hu, titles.en);
    const { page } = await inTheAdmin(visitor, editor);
    for (const locale of LOCALES) {
      await openEvent(page, id, locale);
      const address = await previewed(page, titles[locale], locale);
      expect(address.pathname).toBe(`${LIST[locale]}/preview/${id}`);
      const altered = [
        (url: URL) => url.searchParams.delete('signature'),
        (url: URL) => url.searchParams.set('signature', 'AAAA'),
        (url: URL) => url.searchParams.set('expires', '1'),
        (url: URL) => {
          url.pathname = `${LIST[locale === 'hu' ? 'en' : 'hu']}/preview/${id}`;
        },
        (url: URL) => {
          url.pathname = `${LIST[locale]}/preview/1`;
        },
      ];
      for (const change of altered) {
        const other = new URL(address);
        change(other);
        expect([other.href, (await fetch(other)).status]).toEqual([other.href, 404]);
      }
    }
  });

  test('is warned in the form of an end before the start and of missing English, and cannot publish the one', async ({
    visitor,
    editor,
  }) => {
    const send = await signedIn(origin, editor);
    const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
      title: 'Hibás program',
      category: 1,
      status: 'scheduled',
      dates: [{ start: times(6).end, end: times(6).start }],
      _status: 'draft',
    });
    const { page } = await inTheAdmin(visitor, editor);
    await openEvent(page, doc.id);
    const check = page.locator('.liget-check');
    await expect(check.getByText('A program vége nem lehet korábban, mint a kezdete.')).toBeVisible();
    await expect(check.getByText('Pótolni kell:')).toBeVisible();
    await expect(check.getByText(/^Nincs angol változata;/)).toBeVisible();

    await page.getByRole('button', PUBLISH).first().click();
    await expect(page.getByText('A következő mező érvénytelen: Vége')).toBeVisible();
    expect(await statusOf('/api/hu/events/hibas-program')).toBe(404);
  });

  test('is told which address is taken, and nothing is published under it', async ({ visitor, editor }) => {
    const owner = await publishedEvent(editor, 'Fényfestés', 'Painting with light');
    const slug = 'fenyfestes';
    const id = await draftEvent(editor, 'Foglalt webcím');
    const { page } = await inTheAdmin(visitor, editor);
    await page.clock.install();
    await openEvent(page, id);
    await page.clock.pauseAt(Date.now() + 60_000);
    // What the form asks while somebody types is answered only after the save is refused: it must not take the message away.
    const isTyping = (request: Request) => request.method() === 'POST' && request.url().includes(`/admin/collections/events/${id}`);
    const isSaving = (request: Request) => request.method() === 'PATCH';
    const asked = page.waitForRequest(isTyping);
    const refused = page.waitForResponse((response) => isSaving(response.request()));
    const answered = Promise.withResolvers<void>();
    await page.route(new RegExp(`/events/${id}`), async (route, request) => {
      if (!isTyping(request)) return route.continue();
      await refused;
      // Whole: of an answer that comes in pieces the form may drop the last ones.
      await route.fulfill({ response: await route.fetch() });
      answered.resolve();
    });
    await page.locator('#field-slug').fill(slug);
    // Long enough for the question, and too short for the draft to be saved by itself.
    await page.clock.runFor(500);
    await asked;
    await page.getByRole('button', PUBLISH).first().click();
    expect((await refused).status()).toBe(400);
    await page.clock.resume();
    await answered.promise;
    const message = page.getByText(`A(z) „${slug}” webcím már foglalt; válasszon másikat.`).first();
    await expect(message).toBeVisible();
    expect(await kept(page, String(id))).toMatchObject({ _status: 'draft' });
    expect(await (await fetch(new URL(`/api/hu/events/${slug}`, origin))).json()).toMatchObject({ data: { id: owner } });
    await expect(message).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
