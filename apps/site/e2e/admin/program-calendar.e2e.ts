import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectScreen } from '../support/admin/inspection.ts';
import { addSessionCookie, createEditorClient, fetchCookie, formatDayInForm, type Send } from '../support/admin/signing-in.ts';
import { findViolations } from '../support/axe.ts';
import type { Editor } from '../support/runner/services.ts';
import { expect, type OpenVisitor, origin, press, test, waitForHydration } from '../support/test.ts';

// Rights and the effect of a move on the data are tested in apps/cms/src/features/events/planner.

test.use({ contents: 'desk' });

/** Makes names unique, also when a failed test has restarted the file. */
const RUN = randomUUID().slice(0, 6);
const password = 'e2e-only-83cf';
const panna = { email: `panna.naptar.${RUN}@liget.example`, password };
const marci = { email: `marci.naptar.${RUN}@liget.example`, password };
let send: Send;

/** A month without other events. Its first day is a Monday. */
const MONTH = '2032-03';
const at = (day: number, time: string) =>
  new Date(
    Temporal.ZonedDateTime.from(`${MONTH}-${String(day).padStart(2, '0')}T${time}[Europe/Budapest]`).epochMilliseconds,
  ).toISOString();

test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  await send('/api/users', 'POST', { ...panna, name: 'Program Panna', roles: ['programs'] });
  await send('/api/users', 'POST', { ...marci, name: 'Magazin Marci', roles: ['magazine'] });
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

/** Four Saturdays at ten, over a clock change. */
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
  const { page, errors } = await visitor({ language: 'hu', width, height: 900, zone: 'America/Los_Angeles' });
  await addSessionCookie(page, who);
  await page.goto(`/admin/calendar?day=${MONTH}-10`);
  await waitForHydration(page.getByRole('button', { name: 'Hét' }));
  return { page, errors };
}

const day = (page: Page, number: number) => page.locator(`[data-day="${MONTH}-${String(number).padStart(2, '0')}"]`);
const chip = (page: Page, number: number, title: string) => day(page, number).getByRole('button', { name: title });

async function getStarts(id: number, draft: boolean): Promise<string[]> {
  const headers = { cookie: await fetchCookie(origin, panna), origin };
  const answer = await fetch(new URL(`/api/events/${id}?draft=${draft}&depth=0`, origin), { headers });
  const { occurrences }: { occurrences: { start: string }[] } = JSON.parse(await answer.text());
  return occurrences.map(({ start }) => start);
}

test('a date dragged to another day asks which dates of the program move, and visitors see the old day until it is published', async ({
  visitor,
}) => {
  const title = `Húzott séta ${RUN}`;
  const id = await program(title, saturdays);
  const { page, errors } = await atCalendar(visitor, panna);
  await expect(chip(page, 13, title)).toHaveCSS('border-top-style', 'solid');
  await chip(page, 13, title).dragTo(day(page, 14));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Új nap')).toHaveValue(formatDayInForm(`${MONTH}-14`));
  await expect(dialog.getByLabel('Csak ez az időpont')).toBeChecked();
  await expect(dialog.getByText('nyom nélkül')).toBeVisible();
  await dialog.getByRole('button', { name: 'Áthelyezés', exact: true }).click();
  await expect(page.getByText('A látogatók a régi időpontot látják')).toBeVisible();
  await expect(chip(page, 14, title)).toContainText('közzé nem tett módosítás');
  await expect(chip(page, 14, title)).toBeFocused();
  await expect(chip(page, 14, title)).toHaveCSS('border-top-style', 'dashed');
  await expect(chip(page, 13, title)).toHaveCount(0);
  expect(await getStarts(id, true)).toEqual([at(6, '10:00'), at(14, '10:00'), at(20, '10:00'), at(27, '10:00')]);
  expect(await getStarts(id, false)).toEqual([at(6, '10:00'), at(13, '10:00'), at(20, '10:00'), at(27, '10:00')]);

  // The later ones, over the clock change: ten stays ten.
  await chip(page, 27, title).dragTo(day(page, 28));
  await dialog.getByLabel('Ez és a későbbiek').check();
  await dialog.getByRole('button', { name: 'Áthelyezés', exact: true }).click();
  await expect(chip(page, 28, title)).toContainText('10:00');

  await chip(page, 14, title).click();
  await expect(page.getByRole('link', { name: 'A program űrlapja' })).toHaveAttribute('href', new RegExp(`/events/${id}(?:\\?|$)`));
  // Publishes the newest draft.
  const { doc: newest } = await send(`/api/events/${id}?locale=hu&draft=true`, 'PATCH', { status: 'rescheduled', _status: 'draft' });
  await send(`/api/events/${newest.id}?locale=hu`, 'PATCH', { _status: 'published' });
  expect(await getStarts(id, false)).toEqual([at(6, '10:00'), at(14, '10:00'), at(20, '10:00'), at(28, '10:00')]);
  expect(errors()).toEqual([]);
});

test('the keyboard alone moves all dates, and the URL keeps the shown week', async ({ visitor }) => {
  const title = `Billentyűs séta ${RUN}`;
  const id = await program(title, saturdays, 'draft');
  const { page } = await atCalendar(visitor, panna);
  await chip(page, 6, title).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Új nap').fill(formatDayInForm(`${MONTH}-08`));
  await dialog.getByLabel('Új nap').press('Tab');
  await dialog.getByLabel('Csak ez az időpont').focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByLabel('Mind')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(chip(page, 8, title)).toBeFocused();
  expect(await getStarts(id, true)).toEqual([at(8, '10:00'), at(15, '10:00'), at(22, '10:00'), at(29, '10:00')]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('heading', { name: '2032. március', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hét' }).click();
  await expect(page.getByRole('heading', { name: '2032. 03. 08. – 2032. 03. 14.' })).toBeVisible();
  await expect(chip(page, 8, title)).toContainText('10:00');
  await page.getByRole('button', { name: 'Következő' }).click();
  const next = page.getByRole('heading', { name: '2032. 03. 15. – 2032. 03. 21.' });
  await expect(next).toBeVisible();
  await page.reload();
  await expect(next).toBeVisible();
  await waitForHydration(page.getByRole('button', { name: 'Hét' }));
  await inspectScreen(page);
});

test('moving a date of an event that somebody else has changed shows the conflict, and can be repeated deliberately', async ({
  visitor,
}) => {
  const title = `Kétszer húzott ${RUN}`;
  const changed = `Kétszer húzott séta ${RUN}`;
  const id = await program(title, { dates: [{ start: at(16, '18:00'), end: at(16, '19:00') }] }, 'draft');
  const { page } = await atCalendar(visitor, panna);
  await expect(chip(page, 16, title)).toBeVisible();
  await send(`/api/events/${id}?locale=hu&draft=true`, 'PATCH', { title: changed, _status: 'draft' });
  await press(chip(page, 16, title));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Új nap').fill(formatDayInForm(`${MONTH}-17`));
  await dialog.getByLabel('Új nap').press('Tab');
  await dialog.getByRole('button', { name: 'Áthelyezés', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Közben ezt a tartalmat mentette');
  await expect(dialog.getByRole('heading', { name: changed })).toBeVisible();
  expect(await getStarts(id, true)).toEqual([at(16, '18:00')]);
  await dialog.getByRole('button', { name: 'Mégis áthelyezem' }).click();
  await expect(chip(page, 17, changed)).toBeVisible();
  expect(await getStarts(id, true)).toEqual([at(17, '18:00')]);
});

test('the calendar of an editor who may only read is a list of days on a phone, moves nothing and passes axe', async ({ visitor }) => {
  const title = `Olvasott séta ${RUN}`;
  const lasting = `Hosszú kiállítás ${RUN}`;
  await program(title, saturdays);
  await program(lasting, { dates: [{ start: at(2, '10:00'), end: at(30, '18:00') }] });
  const { page } = await atCalendar(visitor, marci, 390);
  await expect(day(page, 13)).toBeVisible();
  await expect(day(page, 13)).toContainText('2032. március 13., szombat');
  await expect(page.locator('[data-empty="true"]').first()).toBeHidden();
  const box = await chip(page, 13, title).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('region', { name: 'Hosszabb ideig tart' }).getByRole('button', { name: lasting })).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect([width, await findViolations(page, '.liget-planner'), isWide]).toEqual([width, [], false]);
  }
  await expect(chip(page, 13, title)).toHaveAttribute('draggable', 'false');
  await chip(page, 13, title).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'A program űrlapja' })).toBeVisible();
  await expect(page.getByLabel('Új nap')).toHaveCount(0);
});
