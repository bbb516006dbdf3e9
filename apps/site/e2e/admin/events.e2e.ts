import type { Page } from '@playwright/test';
import { field, formatMoment, getProse, getTab, openNewDraft, publish, setMoment } from '../support/admin/admin-forms.ts';
import { type Account, createAccount, createEditorClient, openTab, publishItem, type Send } from '../support/admin/signing-in.ts';
import { choose, fetchRedirect, fetchText, openForm } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { getDay, LIST } from '../support/programs-list.ts';
import { getPage, readText } from '../support/served/served-page.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'desk' });

let send: Send;
let programEditor: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  programEditor = await createAccount(send, 'programs', 'Program Panna');
});

const basics = { category: 1, status: 'scheduled' };
const evening = (ahead: number) => [{ start: `${getDay(ahead)}T17:00:00.000Z`, end: `${getDay(ahead)}T18:00:00.000Z` }];
/** Makes names, and so slugs, unique for each run of the file. */
const MARK = Date.now().toString(36);

/** Links the last word of the text to an item, chosen by the beginning of its title. */
async function linkLastWord(page: Page, beginning: string, title: string): Promise<void> {
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.locator('.inline-toolbar-popup').getByRole('button').last().click();
  const link = page.getByRole('dialog', { name: 'Hivatkozás szerkesztése' });
  await link.getByText('Saját oldalunk', { exact: true }).click();
  await link.locator('.rs__control').last().click();
  await page.keyboard.type(beginning);
  await page.getByRole('option', { name: title }).click();
  // While the list is still searching other kinds, it renders the drawer again with each result.
  await expect(link.locator('.rs__loading-indicator')).toHaveCount(0);
  await link.getByRole('button', { name: 'Módosítások mentése' }).click();
  await expect(link).toHaveCount(0);
}

test('an event editor writes, publishes, translates and cancels an event, and visitors of both languages see it', async ({ visitor }) => {
  const otherTitle = `Hivatkozott program ${MARK}`;
  await publishItem(send, 'events', { title: otherTitle, ...basics, dates: evening(40) }, { title: `Linked ${MARK}` });
  const page = await openTab(visitor, programEditor);
  const id = await openNewDraft(page, 'events');
  await getTab(page, 'Tartalom').click();
  await field(page, 'title').fill(`Lampionok ${MARK}`);
  await page.getByLabel(/^Bevezető/).fill('Kétszáz lampion úszik a tavon.');
  await (await getProse(page.locator('.rich-text-lexical').first())).click();
  await page.keyboard.type('Mit hozzon? Amit más programok');
  await linkLastWord(page, 'Hivatkozott', otherTitle);

  const check = page.locator('.liget-check', { hasText: 'Közzététel előtt' });
  await expect(check.getByText('Pótolni kell:')).toBeVisible();
  await check.getByRole('link', { name: 'Nincs kategóriája.' }).click();
  await choose(field(page, 'category'), 'Család és gyerek');
  await page.getByLabel('Kiemelt', { exact: true }).check();
  await getTab(page, 'Mikor').click();
  await page.getByRole('button', { name: 'Időpont hozzáadása', exact: true }).click();
  await setMoment(field(page, 'dates.0.start').locator('input').first(), formatMoment(getDay(1), '18:30'));
  await getTab(page, 'Részvétel').click();
  await page.getByLabel(/^Szervező/).fill('Városligeti Lámpások');
  await page.getByLabel(/^Ár/).fill('5900 Ft, diákoknak 2900 Ft');
  await choose(field(page, 'accessibility'), 'Nyugodt program');
  await publish(page);

  const path = `${LIST.hu}/lampionok-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const shown = await fetchText(path);
  for (const words of ['Kétszáz lampion', 'Városligeti Lámpások', 'Nyugodt program', '18:30', 'Család és gyerek'])
    expect(shown).toContain(words);
  expect(shown).toMatch(new RegExp(`<a [^>]*href="${LIST.hu}/hivatkozott-program-${MARK}"[^>]*>programok</a>`));
  const list = await getPage(`${LIST.hu}?from=${getDay(1)}&to=${getDay(1)}`);
  const card = [...list.main.querySelectorAll('article')].map(readText).find((text) => text.includes(`Lampionok ${MARK}`));
  expect(card).toContain('2900 Ft-\u2060tól');

  // languages.e2e.ts: both languages side by side.
  const english = { headers: { origin }, data: { title: `Lanterns ${MARK}`, _status: 'draft' } };
  expect((await page.request.patch(`/api/events/${id}?locale=en&draft=true`, english)).status()).toBe(200);
  await openForm(page, 'events', id, 'en');
  await expect(page.getByText('Angol szöveg', { exact: true })).toBeVisible();
  await getTab(page, 'Tartalom').click();
  await expect(field(page, 'title')).toHaveValue(`Lanterns ${MARK}`);
  await expect(page.locator('.field-type.text').filter({ has: field(page, 'title') })).toHaveCSS(
    'border-inline-start-color',
    'rgb(27, 63, 139)',
  );
  expect(await findViolations(page, '.liget-form-language')).toEqual([]);
  await choose(field(page, 'status'), 'Elmarad');
  await page.getByLabel(/^Az állapot oka/).fill('A storm is coming.');
  await publish(page);
  await expect.poll(() => fetchText(`${LIST.en}/lanterns-${MARK}`)).toContain('A storm is coming.');
  await expect.poll(() => fetchText(path)).toContain('Elmarad');
});

test('the form accepts single dates and a rule, shows their errors, and visitors see the dates', async ({ visitor }) => {
  const name = `Napok ${MARK}`;
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', { title: name, ...basics, _status: 'draft' });
  const page = await openTab(visitor, programEditor);
  await openForm(page, 'events', doc.id);
  await getTab(page, 'Mikor').click();
  const dateField = (path: string) => field(page, path).locator('input').first();
  const add = page.getByRole('button', { name: 'Időpont hozzáadása', exact: true });
  await add.click();
  await setMoment(dateField('dates.0.start'), formatMoment(getDay(5), '18:00'));
  await setMoment(dateField('dates.0.end'), formatMoment(getDay(5), '17:00'));
  await publish(page);
  const early = page.getByText('A program vége nem lehet korábban, mint a kezdete.');
  await expect(early.first()).toBeVisible();
  await setMoment(dateField('dates.0.end'), formatMoment(getDay(5), '19:15'));
  // The form gets shorter when the error disappears.
  await expect(early).toHaveCount(0);
  await add.click();
  await setMoment(dateField('dates.1.start'), formatMoment(getDay(6), '00:00'));
  await page.locator('#dates-row-1').getByLabel('Egész nap').check();

  const count = (dates: number) => expect(page.getByText(`A program időpontjai (${dates})`)).toBeVisible();
  await choose(field(page, 'recurrence.kind'), 'Hetente, a hét bizonyos napjain');
  const weekday = Temporal.PlainDate.from(getDay(11)).toLocaleString('hu', { weekday: 'long' });
  await choose(field(page, 'recurrence.weekdays'), weekday.charAt(0).toUpperCase() + weekday.slice(1));
  await setMoment(dateField('recurrence.from'), formatMoment(getDay(10)));
  await setMoment(dateField('recurrence.until'), formatMoment(getDay(38)));
  await page.getByLabel('Mikor kezdődik?').fill('18:30');
  await page.getByLabel('Mikor ér véget?').fill('19:45');
  // Four weekly dates and the two single ones.
  await count(6);
  await page.getByRole('button', { name: 'Nap hozzáadása' }).click();
  await setMoment(dateField('recurrence.excluded.0.day'), formatMoment(getDay(11)));
  await count(5);
  await publish(page);

  const path = `${LIST.hu}/napok-${MARK}`;
  await expect.poll(() => fetchRedirect(path)).toBe('200');
  const { main } = await getPage(path);
  expect(readText(main.querySelector('dd'))).toContain('18:00–19:15');
  const items = [...main.querySelectorAll('li')].map(readText);
  expect(items.filter((text) => text.includes('18:30–19:45'))).toHaveLength(3);
  // The all-day date has no time.
  expect(items.filter((text) => /^(\d{4}\. )?\p{L}+\. \d+\. \p{L}+\.$/u.test(text))).toHaveLength(1);
});
