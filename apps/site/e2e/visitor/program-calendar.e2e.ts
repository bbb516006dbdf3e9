import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import type { Editor } from '../support/services.ts';
import { cookieOf, dayInForm, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { choose, formAnswers } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'program-calendar' });

const PASSWORD = 'e2e-only-83cf';
const panna = { email: 'panna.naptar@liget.example', password: PASSWORD };
const marci = { email: 'marci.naptar@liget.example', password: PASSWORD };
const bela = { email: 'bela.naptar@liget.example', password: PASSWORD };
let send: Send;

/** A month in which the seed has nothing: what is there is this file's own. Its first day is a Monday. */
const MONTH = '2032-03';
const at = (day: number, time: string) =>
  new Date(
    Temporal.ZonedDateTime.from(`${MONTH}-${String(day).padStart(2, '0')}T${time}[Europe/Budapest]`).epochMilliseconds,
  ).toISOString();

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  await send('/api/users', 'POST', { ...panna, name: 'Program Panna', roles: ['programs'] });
  await send('/api/users', 'POST', { ...marci, name: 'Magazin Marci', roles: ['magazine'] });
  await send('/api/users', 'POST', { ...bela, name: 'Ballon Béla', roles: ['balloon'] });
});

async function program(title: string, times: object, _status: 'draft' | 'published' = 'published'): Promise<number> {
  const { doc } = await send(`/api/events?locale=hu${_status === 'draft' ? '&draft=true' : ''}`, 'POST', {
    title,
    category: 1,
    status: 'scheduled',
    ...times,
    _status,
  });
  return doc.id;
}
/** Four Saturdays at ten, over the change of the clocks. */
const saturdays = {
  recurrence: {
    kind: 'weekly',
    every: 1,
    weekdays: ['6'],
    from: at(6, '12:00'),
    until: at(27, '12:00'),
    startTime: '10:00',
    endTime: '11:00',
  },
};

async function atCalendar(visitor: OpenVisitor, who: Editor, width = 1440) {
  const { page, faults } = await visitor({ language: 'hu', width, height: 900, zone: 'America/Los_Angeles' });
  await letIn(page, who);
  await page.goto(`/admin/calendar?day=${MONTH}-10`);
  await hydrated(page.getByRole('button', { name: 'Hét' }));
  return { page, faults };
}

const day = (page: Page, number: number) => page.locator(`[data-day="${MONTH}-${String(number).padStart(2, '0')}"]`);
const chip = (page: Page, number: number, title: string) => day(page, number).getByRole('button', { name: title });

async function startsOf(id: number, draft: boolean): Promise<string[]> {
  const headers = { cookie: await cookieOf(origin, panna), origin };
  const answer = await fetch(new URL(`/api/events/${id}?draft=${draft}&depth=0`, origin), { headers });
  const { occurrences } = (await answer.json()) as { occurrences: { start: string }[] };
  return occurrences.map(({ start }) => start);
}

test.describe('an editor of programs at the calendar', () => {
  test('drags a date to another day, and is asked which of those that recur; visitors see the old day', async ({ visitor }) => {
    const id = await program('Húzott séta', saturdays);
    const { page, faults } = await atCalendar(visitor, panna);
    await chip(page, 13, 'Húzott séta').dragTo(day(page, 14));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Új nap')).toHaveValue(dayInForm(`${MONTH}-14`));
    await expect(dialog.getByLabel('Csak ez az időpont')).toBeChecked();
    await expect(dialog.getByText(`„Új időpontban”`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Áthelyezés' }).click();
    await expect(page.getByText('A látogatók a régi időpontot látják')).toBeVisible();
    await expect(chip(page, 14, 'Húzott séta')).toContainText('közzé nem tett módosítás');
    await expect(chip(page, 14, 'Húzott séta')).toBeFocused();
    await expect(chip(page, 13, 'Húzott séta')).toHaveCount(0);
    expect(await startsOf(id, true)).toEqual([at(6, '10:00'), at(14, '10:00'), at(20, '10:00'), at(27, '10:00')]);
    expect(await startsOf(id, false)).toEqual([at(6, '10:00'), at(13, '10:00'), at(20, '10:00'), at(27, '10:00')]);

    // The later ones, over the change of the clocks: ten stays ten.
    await chip(page, 27, 'Húzott séta').dragTo(day(page, 28));
    await dialog.getByLabel('Ez és a későbbiek').check();
    await dialog.getByRole('button', { name: 'Áthelyezés' }).click();
    await expect(chip(page, 28, 'Húzott séta')).toContainText('10:00');
    expect(faults()).toEqual([]);
  });

  test('moves all dates by the keyboard alone', async ({ visitor }) => {
    const id = await program('Billentyűs séta', saturdays, 'draft');
    const { page } = await atCalendar(visitor, panna);
    await chip(page, 6, 'Billentyűs séta').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Billentyűs séta' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Új nap').fill(dayInForm(`${MONTH}-08`));
    await dialog.getByLabel('Új nap').press('Tab');
    await dialog.getByLabel('Csak ez az időpont').focus();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByLabel('Mind')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(chip(page, 8, 'Billentyűs séta')).toBeFocused();
    expect(await startsOf(id, true)).toEqual([at(8, '10:00'), at(15, '10:00'), at(22, '10:00'), at(29, '10:00')]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('goes from month to week and on, and the address keeps the place', async ({ visitor }) => {
    await program('Heti kiállítás', { dates: [{ start: at(9, '18:00'), end: at(9, '20:00') }] });
    await program('Hosszú kiállítás', { dates: [{ start: at(2, '10:00'), end: at(30, '18:00') }] });
    const { page } = await atCalendar(visitor, panna);
    await expect(page.getByRole('heading', { name: '2032. március', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hosszabb ideig tart' }).getByRole('button', { name: /Hosszú kiállítás/ })).toHaveCount(
      1,
    );
    await page.getByRole('button', { name: 'Hét' }).click();
    await expect(page.getByRole('heading', { name: '2032. 03. 08. – 2032. 03. 14.' })).toBeVisible();
    await expect(chip(page, 9, 'Heti kiállítás')).toContainText('18:00');
    await page.getByRole('button', { name: 'Következő' }).click();
    await expect(page.getByRole('heading', { name: '2032. 03. 15. – 2032. 03. 21.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '2032. 03. 15. – 2032. 03. 21.' })).toBeVisible();
  });

  test('is told when somebody else was there first, sees it, and may still move it', async ({ visitor, editor }) => {
    const id = await program('Kétszer húzott', { dates: [{ start: at(16, '18:00'), end: at(16, '19:00') }] }, 'draft');
    const { page } = await atCalendar(visitor, panna);
    await expect(chip(page, 16, 'Kétszer húzott')).toBeVisible();
    await (await signedIn(origin, editor))(`/api/events/${id}?locale=hu&draft=true`, 'PATCH', {
      title: 'Kétszer húzott séta',
      _status: 'draft',
    });
    await chip(page, 16, 'Kétszer húzott').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Új nap').fill(dayInForm(`${MONTH}-17`));
    await dialog.getByLabel('Új nap').press('Tab');
    await dialog.getByRole('button', { name: 'Áthelyezés' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Közben ezt a dokumentumot mentette');
    await expect(dialog.getByRole('heading', { name: 'Kétszer húzott séta' })).toBeVisible();
    expect(await startsOf(id, true)).toEqual([at(16, '18:00')]);
    await dialog.getByRole('button', { name: 'Mégis áthelyezem' }).click();
    await expect(chip(page, 17, 'Kétszer húzott séta')).toBeVisible();
    expect(await startsOf(id, true)).toEqual([at(17, '18:00')]);
  });
});

test.describe('the calendar', () => {
  test('is opened from the list of programs and from the first screen, and what was moved is published in the form', async ({
    visitor,
  }) => {
    const id = await program('Közzétett áthelyezés', { dates: [{ start: at(23, '18:00'), end: at(23, '19:00') }] });
    const { page } = await visitor({ language: 'hu', width: 1440, height: 900, zone: 'Europe/Budapest' });
    await letIn(page, panna);
    await page.goto('/admin');
    const calendar = page.getByRole('heading', { level: 1, name: 'Programnaptár' });
    await press(page.getByRole('link', { name: 'Programnaptár' }));
    await expect(calendar).toBeVisible();
    await page.goto('/admin/collections/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Programok' })).toBeVisible();
    await press(page.getByRole('link', { name: 'Naptár', exact: true }));
    await expect(calendar).toBeVisible();

    await page.goto(`/admin/calendar?day=${MONTH}-10`);
    await expect(chip(page, 23, 'Közzétett áthelyezés')).toHaveCSS('border-top-style', 'solid');
    await press(chip(page, 23, 'Közzétett áthelyezés'));
    await page
      .getByRole('dialog')
      .getByLabel('Új nap')
      .fill(dayInForm(`${MONTH}-24`));
    await page.getByRole('dialog').getByLabel('Új nap').press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Áthelyezés' }).click();
    await expect(chip(page, 24, 'Közzétett áthelyezés')).toHaveCSS('border-top-style', 'dashed');
    expect(await startsOf(id, false)).toEqual([at(23, '18:00')]);
    await chip(page, 24, 'Közzétett áthelyezés').click();
    await page.getByRole('link', { name: 'A program űrlapja' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/events/${id}`));
    await formAnswers(page);
    await choose(page.locator('#field-status'), 'Új időpontban');
    await page.getByRole('button', { name: 'Módosítások közzététele' }).first().click();
    await expect.poll(() => startsOf(id, false)).toEqual([at(24, '18:00')]);
  });

  test('is a list of days on a telephone, and has nothing that axe objects to', async ({ visitor }) => {
    await program('Telefonos séta', saturdays);
    const { page } = await atCalendar(visitor, panna, 390);
    await expect(day(page, 13)).toBeVisible();
    await expect(day(page, 13)).toContainText('2032. március 13., szombat');
    await expect(page.locator('[data-empty="true"]').first()).toBeHidden();
    const box = await chip(page, 13, 'Telefonos séta').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, '.liget-planner')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await chip(page, 13, 'Telefonos séta').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
  });

  test('is read by an editor of the magazine, who moves nothing; others have none', async ({ visitor }) => {
    await program('Olvasott séta', saturdays);
    const { page } = await atCalendar(visitor, marci);
    await expect(chip(page, 13, 'Olvasott séta')).toHaveAttribute('draggable', 'false');
    await chip(page, 13, 'Olvasott séta').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'A program űrlapja' })).toBeVisible();
    await expect(page.getByLabel('Új nap')).toHaveCount(0);

    const { page: his } = await visitor({ language: 'hu', width: 390 });
    await his.goto('/admin/calendar');
    await expect(his).toHaveURL(/\/admin\/login/);
    await letIn(his, bela);
    await his.goto('/admin/calendar');
    await expect(his.getByText('A programnaptárt Ön nem láthatja.')).toBeVisible();
  });
});
