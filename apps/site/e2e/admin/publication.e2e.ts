import { field, formatMoment, getId, readNewestDraft, setMoment } from '../support/admin/admin-forms.ts';
import { type Account, createAccount, createEditorClient, openTab, publishItem, type Send } from '../support/admin/signing-in.ts';
import { chooseFromMenu, confirm, fetchRedirect, openForm, waitForForm } from '../support/admin/staff.ts';
import { getDay, LIST } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let programEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
});

const dates = [{ start: `${getDay(5)}T17:00:00.000Z`, end: `${getDay(5)}T18:00:00.000Z` }];
const event = (title: string) => ({ title, category: 1, status: 'scheduled', dates });

test('an editor in another time zone schedules a draft’s publication and an event’s unpublication, and cancels it', async ({ visitor }) => {
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', { ...event(`Majd ${MARK}`), _status: 'draft' });
  const page = await openTab(visitor, programEditor, { zone: 'Pacific/Auckland' });
  await openForm(page, 'events', doc.id);
  const schedule = page.locator('.liget-schedule', { hasText: 'Időzítés' });
  const appears = schedule.getByRole('group', { name: 'Megjelenik' });
  const moment = appears.locator('.date-time-picker input').first();
  await waitForHydration(moment);
  const saved = Temporal.Instant.from(doc.updatedAt).toZonedDateTimeISO('Europe/Budapest');
  const minute = saved.toPlainTime().toString({ smallestUnit: 'minute' });
  await expect(page.locator('.doc-controls')).toContainText(formatMoment(saved.toPlainDate().toString(), minute));
  // A document that was never published cannot be unpublished.
  await expect(schedule.getByRole('group', { name: 'Lekerül' })).toHaveCount(0);
  const plan = appears.getByRole('button', { name: 'Megjelenés időzítése' });
  await setMoment(moment, '2020. 01. 01. 09:00');
  await plan.click();
  await expect(appears.getByText('Ez az időpont már elmúlt.')).toBeVisible();
  await setMoment(moment, formatMoment(getDay(8), '09:00'));
  await plan.click();
  await expect(schedule.getByText(/^Megjelenik: .* 9:00$/)).toBeVisible();
  await expect(schedule.getByText('időzítette: Program Panna')).toBeVisible();
  await press(schedule.getByRole('button', { name: 'Visszavonás' }));
  await expect(schedule.getByText(/^Megjelenik: /)).toHaveCount(0);
  await expect(appears).toBeVisible();

  const shown = await publishItem(send, 'events', event(`Meddig ${MARK}`), { title: `How long ${MARK}` });
  await openForm(page, 'events', shown);
  const goes = schedule.getByRole('group', { name: 'Lekerül' });
  await waitForHydration(goes.locator('.date-time-picker input').first());
  await setMoment(goes.locator('.date-time-picker input').first(), formatMoment(getDay(9), '20:00'));
  await goes.getByRole('button', { name: 'Lekerülés időzítése' }).click();
  await expect(schedule.getByText(/^Lekerül: .* 20:00$/)).toBeVisible();
});

test('an editor copies an event by the menu of its form, moves the copy to the trash and restores it, but cannot delete it permanently', async ({
  visitor,
}) => {
  const name = `Másolható ${MARK}`;
  const slug = `masolhato-${MARK}`;
  const id = await publishItem(send, 'events', event(name), { title: `To be copied ${MARK}` });
  const page = await openTab(visitor, programEditor);
  await openForm(page, 'events', id);
  await chooseFromMenu(page, 'Duplikálás');
  await page.waitForURL((url) => /\/events\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
  await waitForForm(page);
  await expect(field(page, 'title')).toHaveValue(name);
  await expect(field(page, 'slug')).toHaveValue(`${slug}-2`);
  expect(await fetchRedirect(`${LIST.hu}/${slug}-2`)).toBe('404');
  const copy = getId(page);

  await chooseFromMenu(page, 'Törlés');
  await expect(page.getByRole('dialog')).toContainText('a kukába kerül');
  await expect(page.getByRole('dialog').getByText('törlés véglegesen')).toHaveCount(0);
  await confirm(page);
  await page.waitForURL((url) => url.pathname.endsWith('/collections/events'));
  expect((await readNewestDraft(page, 'events', copy))['deletedAt']).toBeTruthy();
  await press(page.getByRole('button', { name: 'Kuka', exact: true }));
  // The list has a search box, too: text typed there before the trash has loaded would be lost.
  await page.waitForURL((url) => url.pathname.endsWith('/collections/events/trash'));
  // Other files of the group have deleted documents, too.
  const search = page.getByRole('textbox', { name: 'Keresés a listában, ékezet nélkül is', exact: true });
  await waitForHydration(search);
  await search.fill(name);
  // The search changes the URL a moment later: a link that is clicked earlier would be lost.
  await page.waitForURL((url) => url.searchParams.get('search') === name);
  await page.getByRole('link', { name, exact: true }).click();
  // Nobody but an administrator deletes permanently.
  await expect(page.getByRole('button', { name: 'Visszaállítás' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Végleges törlés' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Visszaállítás' }).first().click();
  await confirm(page);
  await page.waitForURL((url) => url.pathname.endsWith(`/events/${copy}`));
  const restored = await readNewestDraft(page, 'events', copy);
  expect([restored['_status'], restored['deletedAt'] ?? null]).toEqual(['draft', null]);
});
