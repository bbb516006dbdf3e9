import { type Account, type Client, createAccount, createClient, createEditorClient, type Send } from '../../support/admin/signing-in.ts';
import { getDay } from '../../support/programs-list.ts';
import { waitForEmailTo } from '../../support/served/emails.ts';
import { postForm, readPublic, sendCase } from '../../support/served/public-requests.ts';
import { dataDir, expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let administrator: Client;
let service: Client;
let ubul: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  administrator = await createClient(origin, editor);
  ubul = await createAccount(send, 'service', 'Ügyfeles Ubul');
  service = await createClient(origin, ubul);
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = new File([Buffer.from(PNG, 'base64')], 'ballon a szélben.png', { type: 'image/png' });
const PRETENDER = new File(['<script>alert(1)</script>'], 'kep.png', { type: 'image/png' });
const fetchText = async (path: string) => (await readPublic(path)).text;

/** The id of a case, by its reference. */
async function findNumber(reference: string): Promise<number> {
  const { text } = await administrator('GET', `/api/enquiries?depth=0&where[reference][equals]=${reference}`);
  return (JSON.parse(text) as { docs: [{ id: number }] }).docs[0].id;
}
const sendComplaint = (name: string) =>
  sendCase('/ballon-panaszkezeles', { name, email: `${name.toLowerCase()}.${MARK}@panasz.example`, message: `A ballon késett. (${MARK})` });

test('a complaint with a picture is sent without JavaScript in English, and its sender sees each step', async () => {
  const fields = { name: 'Ann', email: `ann.${MARK}@example.com`, message: `The balloon did not start. (${MARK})` };
  const refused = await postForm('/en/balloon-complaint-report', { ...fields, attachments: PRETENDER });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('This file is neither a picture nor a PDF: ‘kep.png’.');
  expect(html).toContain(fields.message);
  // Browsers do not keep files: a new page must ask for them again.
  expect(html).toMatch(/Browsers cannot keep files[^<]*kep\.png/);

  const { caseUrl, reference } = await sendCase('/en/balloon-complaint-report', { ...fields, attachments: PICTURE });
  expect(reference).toMatch(/^P-/);
  const page = await fetchText(caseUrl);
  for (const words of ['Received; it is waiting to be handled.', 'ballon a szélben.png', reference]) expect(page).toContain(words);
  expect((await waitForEmailTo(dataDir, fields.email)).text).toContain(reference);

  const steps = `/api/enquiries/${await findNumber(reference)}/steps`;
  const text = `Dear Ann, it was the wind. (${MARK})`;
  const { steps: done } = JSON.parse((await service('POST', steps, { action: 'answered', text, after: 0 })).text) as {
    steps: { id: number }[];
  };
  await expect.poll(() => fetchText(caseUrl)).toContain('We have answered.');
  expect(await fetchText(caseUrl)).toContain(text);
  expect((await waitForEmailTo(dataDir, fields.email, 2)).text).toContain(text);
  expect((await service('POST', steps, { action: 'closed', after: done.at(-1)?.id })).status).toBe(200);
  await expect.poll(() => fetchText(caseUrl)).toContain('Closed.');
});

test('an invalid link of a case shows the same as an unknown one', async () => {
  const token = 'A'.repeat(22);
  const pages = await Promise.all(
    [`/ugyintezes/p-2026-222222?token=${token}`, '/ugyintezes/p-2026-222222', '/ugyintezes/valami?token=x'].map(async (path) => {
      const response = await fetch(new URL(path, origin));
      return [response.status, response.headers.get('referrer-policy'), /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]];
    }),
  );
  expect(pages[0]?.slice(0, 2)).toEqual([404, 'no-referrer']);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
});

test('a venue enquiry without JavaScript has plain fields for days and times, and sent again in English it is the same case', async () => {
  const path = '/uzleti-partnereinknek/terem-es-terberles';
  const html = await fetchText(path);
  expect(html).toMatch(/<input[^>]*type="date"[^>]*name="days"|<input[^>]*name="days"[^>]*type="date"/);
  const fields = { guests: '50', name: 'Bérlő Béla', email: `berlo.${MARK}@example.hu`, message: `Céges nap vetítéssel. (${MARK})` };
  const refused = await postForm(path, fields);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Kérjük, adjon meg legalább egy, legfeljebb tíz napot.'),
  ]);
  // The house is closed on Mondays.
  const wednesday =
    Array.from({ length: 7 }, (_, ahead) => getDay(ahead + 14)).find((each) => new Date(`${each}T12:00:00Z`).getUTCDay() === 3) ?? '';
  const complete = { ...fields, days: wednesday, from: '10:00', until: '16:00' };
  const { caseUrl, reference } = await sendCase(path, complete);
  expect(await fetchText(caseUrl)).toContain('Köszönjük, megkaptuk az érdeklődését.');
  const again = await sendCase('/en/business-partners/hiring-a-hall-or-a-lawn', complete);
  expect(again.reference).toBe(reference);
  expect(await fetchText(again.caseUrl)).toContain('Hiring a hall or a lawn');
});

test('public data are requested on the page where they are published, with the legal deadline', async () => {
  const fields = { name: 'Ann Citizen', email: `citizen.${MARK}@example.com`, message: `The list of trees felled in 2025. (${MARK})` };
  const { caseUrl, reference } = await sendCase('/en/kozerdeku-adatok', fields);
  expect(reference).toMatch(/^A-/);
  expect(await fetchText(caseUrl)).toContain('Thank you, we have received your request.');
  const { due, createdAt } = JSON.parse((await service('GET', `/api/enquiries/${await findNumber(reference)}?depth=0`)).text) as {
    due: string;
    createdAt: string;
  };
  const toDay = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Budapest').toPlainDate();
  expect(toDay(createdAt).until(toDay(due)).days).toBe(15);
});

test('a case is in the ready-made filters that match its steps', async () => {
  const { reference } = await sendComplaint('Vilma');
  const id = await findNumber(reference);
  const html = (await service('GET', '/admin/collections/enquiries')).text;
  const filters = ['Olvasatlan', 'Rám vár', 'Ezen a héten esedékes', 'Lejárt', 'Megválaszolt', 'Lezárt'];
  const queries = new Map(
    filters.map((name) => [name, new RegExp(`href="/admin/collections/enquiries\\?([^"]*)"[^>]*>${name}<`).exec(html)?.[1] ?? 'none']),
  );
  const findFilters = async () => {
    const errors: string[] = [];
    for (const [name, query] of queries) {
      const answer = await service('GET', `/api/enquiries?limit=0&depth=0&${query.replaceAll('&amp;', '&')}`);
      expect([name, answer.status]).toEqual([name, 200]);
      if (answer.text.includes(reference)) errors.push(name);
    }
    return errors;
  };
  const rows: [step: object, among: string[]][] = [
    [{ action: 'opened' }, []],
    [{ action: 'assigned', to: ubul.id }, ['Rám vár']],
    [{ action: 'due', due: getDay(0) }, ['Rám vár', 'Ezen a héten esedékes']],
    [{ action: 'due', due: getDay(-1) }, ['Rám vár', 'Lejárt']],
    [{ action: 'state', state: 'waiting' }, ['Rám vár', 'Lejárt']],
    [{ action: 'answered', text: 'Megnéztük.' }, ['Megválaszolt']],
    [{ action: 'closed' }, ['Lezárt']],
    [{ action: 'reopened' }, ['Rám vár', 'Lejárt']],
  ];
  expect(await findFilters()).toEqual(['Olvasatlan']);
  let after = 0;
  for (const [step, expected] of rows) {
    const answer = await service('POST', `/api/enquiries/${id}/steps`, { ...step, after });
    expect([step, answer.status]).toEqual([step, 200]);
    after = (JSON.parse(answer.text) as { steps: { id: number }[] }).steps.at(-1)?.id ?? 0;
    expect.soft([step, await findFilters()]).toEqual([step, expected]);
  }
});

test('customer service writes answer templates in both languages, and cannot change periods or erase data', async () => {
  const { caseUrl, reference } = await sendComplaint('Gizella');
  const id = await findNumber(reference);
  const settings = JSON.parse((await service('GET', '/api/globals/inbox-settings?locale=hu&depth=0')).text) as {
    templates: object[];
    complaint: { days: number };
  };
  const template = { name: `Hideg tea ${MARK}`, kinds: [], text: 'Kedves {név}! Forró teával várjuk ({hivatkozás}).' };
  const changed = { templates: [...settings.templates, template], complaint: { days: 1 } };
  expect((await service('POST', '/api/globals/inbox-settings?locale=hu', changed)).status).toBe(200);
  const after = JSON.parse((await service('GET', '/api/globals/inbox-settings?locale=hu&depth=0')).text) as typeof settings;
  expect(after.complaint.days).toBe(settings.complaint.days);
  const opened = await service('POST', `/api/enquiries/${id}/steps`, { action: 'opened' });
  expect(opened.text).toContain(`Kedves Gizella! Forró teával várjuk (${reference}).`);

  expect((await service('POST', `/api/enquiries/${id}/steps`, { action: 'erased' })).status).toBe(403);
  const erased = await administrator('POST', `/api/enquiries/${id}/steps`, { action: 'erased' });
  expect([erased.status, erased.text]).toEqual([200, expect.not.stringContaining('Gizella')]);
  expect((await readPublic(caseUrl)).status).toBe(404);
  await service('POST', '/api/globals/inbox-settings?locale=hu', { templates: settings.templates });
});
