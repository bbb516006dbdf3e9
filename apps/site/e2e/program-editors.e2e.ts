import type { BrowserContext, Locator, Page } from 'playwright';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { messagesOf } from '../app/messages/index.ts';
import { closeBrowser, visitor } from './browser.ts';
import { day, LIST, LOCALES, origin } from './programs-list.ts';
import { signedIn, signInto } from './signing-in.ts';

const editor = inject('editor');
afterAll(closeBrowser);

/** Two minutes ahead, and publication by the clock is looked for once a minute. Milliseconds. */
const SOON = 200_000;

const PUBLISH = { name: /^(Módosítások közzététele|Közzététel)$/ };

async function inTheAdmin(): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await visitor(origin, { language: 'hu', width: 1440, zone: 'Europe/Budapest' });
  await signInto(page, editor);
  return { page, context };
}

async function openEvent(page: Page, id: number, locale = 'hu'): Promise<void> {
  await page.goto(`/admin/collections/events/${id}?locale=${locale}`);
  await page.locator('#field-title').waitFor();
}

const times = (ahead: number) => ({
  start: `${day(ahead)}T17:00:00.000Z`,
  end: `${day(ahead)}T18:00:00.000Z`,
});

async function draftEvent(title: string, english?: string): Promise<number> {
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
  await expect.poll(() => input.inputValue()).toBe(text);
}

const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status;

/** What is kept in the admin of an event, also when it is a draft. */
function kept(page: Page, id: string): Promise<{ title: string; slug: string; _status: string }> {
  return page.evaluate(async (path) => (await fetch(path)).json(), `/api/events/${id}?draft=true&locale=hu&depth=0`);
}

describe('an editor who plans programs', () => {
  test('duplicates one with the button: the copy is a draft of its own, and the old one stays as it was', async () => {
    const { data } = (await (await fetch(new URL('/api/hu/events?limit=1', origin))).json()) as {
      data: [{ id: number; slug: string; name: string }];
    };
    const [{ id, slug, name }] = data;
    const { page, context } = await inTheAdmin();
    await openEvent(page, id);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Duplikálás', exact: true }).click();
    await page.waitForURL((url) => /\/events\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
    const copy = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect.poll(() => page.locator('#field-slug').inputValue()).toBe(`${slug}-2`);
    expect(await kept(page, copy)).toMatchObject({ title: name, slug: `${slug}-2`, _status: 'draft' });
    await page.locator('#field-title').fill(`${name}, még egyszer`);
    await expect.poll(async () => (await kept(page, copy)).title, { timeout: 15_000 }).toBe(`${name}, még egyszer`);
    expect(await statusOf(`/api/hu/events/${slug}-2`)).toBe(404);
    expect(await kept(page, String(id))).toMatchObject({ title: name, slug, _status: 'published' });
    expect(await (await fetch(new URL(`/api/hu/events/${slug}`, origin))).json()).toMatchObject({ data: { id, name } });
    await context.close();
  });

  test('is not offered to plan for the past, plans its appearance for the next minutes, and it appears', {
    timeout: SOON + 60_000,
  }, async () => {
    const id = await draftEvent('Időzített program');
    const address = `${LIST.hu}/idozitett-program`;
    const { page, context } = await inTheAdmin();
    await openEvent(page, id);
    const schedule = page.locator('.liget-schedule');
    const appears = schedule.getByRole('group', { name: 'Megjelenik' });
    // What was never published cannot be taken down.
    expect(await schedule.getByRole('group', { name: 'Lekerül' }).count()).toBe(0);
    await setMoment(page, appears, '2020. 01. 01. 09:00');
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await appears.getByText('Ez az időpont már elmúlt.').waitFor();

    await setMoment(page, appears, inBudapest(Temporal.Now.instant().add({ hours: 48 })));
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await schedule.getByText(/^Megjelenik: \d{4}\. \S+ \d+\., \S+ \d+:\d\d$/).waitFor();
    await page.reload();
    await schedule.getByText(/ütemezte: \S/).waitFor();
    await schedule.getByRole('button', { name: 'Visszavonás' }).click();
    await appears.waitFor();

    // The field knows whole minutes; the next but one is still to come whenever this is sent.
    await setMoment(page, appears, inBudapest(Temporal.Now.instant().add({ minutes: 2 })));
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await schedule.getByRole('button', { name: 'Visszavonás' }).waitFor();
    expect(await statusOf(address)).toBe(404);
    await context.close();
    await expect.poll(() => statusOf(address), { timeout: SOON, interval: 1000 }).toBe(200);
    expect(await (await fetch(new URL(`${LIST.hu}?from=${day(5)}&to=${day(5)}`, origin))).text()).toContain('Időzített program');
  });

  test('looks at a draft with the preview button, in Hungarian and in English', async () => {
    const titles = { hu: 'Vázlat két nyelven', en: 'A draft in two languages' };
    const id = await draftEvent(titles.hu, titles.en);
    const { page, context } = await inTheAdmin();
    for (const locale of LOCALES) {
      await openEvent(page, id, locale);
      const [opened] = await Promise.all([context.waitForEvent('page'), page.locator('#preview-button').click()]);
      await opened.waitForURL((url) => url.pathname === `${LIST[locale]}/preview/${id}`);
      await opened.getByRole('heading', { level: 1, name: titles[locale] }).waitFor();
      expect(await opened.getByText(messagesOf(locale).shell.previewBanner).isVisible()).toBe(true);
      expect(await opened.locator('html').getAttribute('lang')).toBe(locale);
      expect(await opened.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow');
      const address = new URL(opened.url());
      await opened.close();
      const response = await fetch(address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
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
    await context.close();
  });

  test('is warned in the form of an end before the start and of missing English, and cannot publish the one', async () => {
    const send = await signedIn(origin, editor);
    const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
      title: 'Hibás program',
      category: 1,
      status: 'scheduled',
      dates: [{ start: times(6).end, end: times(6).start }],
      _status: 'draft',
    });
    const { page, context } = await inTheAdmin();
    await openEvent(page, doc.id);
    const check = page.locator('.liget-check');
    await check.getByText('A program vége nem lehet korábban, mint a kezdete.').waitFor();
    expect(await check.getByText('Pótolni kell:').isVisible()).toBe(true);
    expect(await check.getByText(/^Nincs angol változata;/).isVisible()).toBe(true);

    await page.getByRole('button', PUBLISH).first().click();
    await page.getByText('A következő mező érvénytelen: Vége').waitFor();
    expect(await statusOf('/api/hu/events/hibas-program')).toBe(404);
    await context.close();
  });

  test('is told which address is taken, and nothing is published under it', async () => {
    const { data } = (await (await fetch(new URL('/api/hu/events?limit=1', origin))).json()) as { data: [{ id: number; slug: string }] };
    const [{ id: owner, slug }] = data;
    const id = await draftEvent('Foglalt webcím');
    const { page, context } = await inTheAdmin();
    await openEvent(page, id);
    await page.locator('#field-slug').fill(slug);
    await page.getByRole('button', PUBLISH).first().click();
    await page.getByText(`A(z) „${slug}” webcím már foglalt; válasszon másikat.`).first().waitFor();
    expect(await kept(page, String(id))).toMatchObject({ _status: 'draft' });
    expect(await (await fetch(new URL(`/api/hu/events/${slug}`, origin))).json()).toMatchObject({ data: { id: owner } });
    await context.close();
  });
});
