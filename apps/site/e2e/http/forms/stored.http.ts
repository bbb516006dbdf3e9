import { randomUUID } from 'node:crypto';
import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { readAnswer } from '../../support/served/content-answers.ts';
import { type FindReceived, receivedForms } from '../../support/served/received-forms.ts';
import { listSentFields, sendForm } from '../../support/served/served-form.ts';
import { findPart, getPage, readText, type ServedPage } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

const RUN = randomUUID().slice(0, 8);
const COMPLAINT = { hu: '/ballon-panaszkezeles', en: '/en/balloon-complaint-report' } as const;
const MESSAGE = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';
let received: FindReceived;

test.use({ contents: 'desk' });
test.beforeAll(async ({ editor }) => {
  received = await receivedForms(editor);
});

const form = ({ main }: ServedPage) => findPart(main, 'form[method="post"]');
/** The links of the error summary, each to its field. */
const readErrors = ({ main }: ServedPage) =>
  [...main.querySelectorAll('[role="alert"] a')].map((link) => [link.getAttribute('href'), readText(link)]);
const readReference = ({ main }: ServedPage) => /[A-Z]-\d{4}-[A-Z0-9]{6}/.exec(readText(main))?.[0];

test('the newsletter form without JavaScript shows its errors, keeps the values, and is stored once with a reference', async () => {
  const { sender } = getMessages('hu').forms;
  const email = `anna.${RUN}@example.hu`;
  const start = await getPage('/hirlevel-feliratkozas');
  const slip = await sendForm(start, form(start), { email: 'anna', name: 'Anna' });
  expect(slip.status).toBe(422);
  expect(readErrors(slip)).toEqual([
    ['#field-email', sender.emailInvalid],
    ['#field-privacy_accepted', 'A feliratkozáshoz a hozzájárulására van szükség.'],
  ]);
  expect(findPart(slip.main, '#field-email').getAttribute('aria-invalid')).toBe('true');
  expect(listSentFields(form(slip), {})).toEqual(expect.arrayContaining(Object.entries({ email: 'anna', name: 'Anna' })));
  expect(await received('newsletter-subscriptions', 'anna')).toEqual([]);

  const thanks = await sendForm(slip, form(slip), { email, privacy_accepted: 'on' });
  const reference = readReference(thanks);
  expect(await received('newsletter-subscriptions', email)).toMatchObject([{ email, name: 'Anna', reference, locale: 'hu' }]);
  // The URL of the thank-you shows it again.
  expect(readReference(await getPage(thanks.url))).toBe(reference);
  expect(await received('newsletter-subscriptions', email)).toHaveLength(1);
});

for (const locale of LOCALES)
  test(`a complaint in ${locale} without JavaScript shows the error of each field, is stored, and answered with its reference`, async () => {
    const { sender } = getMessages(locale).forms;
    const email = `bela.${locale}.${RUN}@example.hu`;
    const start = await getPage(COMPLAINT[locale]);
    const slip = await sendForm(start, form(start), { message: 'Too short' });
    expect([slip.status, slip.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(readErrors(slip)).toEqual([
      ['#field-name', sender.nameMissing],
      ['#field-email', sender.emailMissing],
      ['#field-message', sender.messageTooShort],
      ['#field-privacy_accepted', sender.privacyMissing],
    ]);
    expect(listSentFields(form(slip), {})).toContainEqual(['message', 'Too short']);

    const words = { name: 'Béla', email, message: MESSAGE };
    const thanks = await sendForm(slip, form(slip), { ...words, privacy_accepted: 'on' });
    expect(thanks.status).toBe(200);
    const stored = await received('enquiries', email);
    expect(stored).toMatchObject([{ ...words, product: 'ballon', locale }]);
    expect(readReference(thanks)).toBe(stored[0]?.['reference']);
  });

test('a problem report has the place of its URL, shows missing fields, and is stored with its place', async () => {
  const { form: messages } = getMessages('hu').defectReport;
  const email = `dora.${RUN}@example.hu`;
  const map = await readAnswer('map', 'hu');
  const [place] = map.features;
  const start = await getPage(`/hibabejelentes?place=${place?.id}`);
  expect(findPart(start.main, '#field-place').getAttribute('value')).toBe(place?.properties.title);
  const words = { name: 'Dóra', email, message: 'Az ülőke egyik léce eltört, kiáll belőle egy csavar.', privacy_accepted: 'on' };
  const slip = await sendForm(start, form(start), { ...words, place: '' });
  expect([slip.status, readErrors(slip)]).toEqual([
    422,
    [
      ['#field-subject', messages.subjectMissing],
      ['#field-place', messages.placeMissing],
    ],
  ]);
  const where = 'A tó keleti partján, a stégnél';
  const thanks = await sendForm(slip, form(slip), { subject: 'bench', place: where, privacy_accepted: 'on' });
  const stored = await received('enquiries', email);
  expect(stored).toMatchObject([
    { kind: 'defect', about: 'Pad, asztal', place: where, name: 'Dóra', message: words.message, locale: 'hu' },
  ]);
  expect(readReference(thanks)).toBe(stored[0]?.['reference']);
});

test('a complaint sent three times at once is stored once', async () => {
  const email = `cili.${RUN}@example.hu`;
  const words = { name: 'Cili', email, phone: '', message: 'Kétszer nyomtam meg a gombot, elnézést.', privacy_accepted: 'on' };
  const body = new URLSearchParams(words);
  const send = () => fetch(new URL('/melygarazs-panaszkezeles', origin), { method: 'POST', body, redirect: 'manual', headers: { origin } });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
  expect(await received('enquiries', email)).toHaveLength(1);
});

test('the pages of the products link to their other language', async () => {
  for (const [hungarian, english] of [
    ['/ballon-panaszkezeles', '/en/balloon-complaint-report'],
    ['/ballon-ugyfelszolgalat', '/en/balloon-customer-service'],
    ['/melygarazs-panaszkezeles', '/en/underground-parking-complaint-report'],
    ['/liget-plusz-ugyfelszolgalat', '/en/liget-plus-customer-service'],
  ] as const) {
    const { document } = await getPage(hungarian);
    const paired = document.querySelector('link[rel="alternate"][hreflang="en"]')?.getAttribute('href');
    expect.soft([hungarian, paired]).toEqual([hungarian, new URL(english, origin).href]);
    const otherPage = await getPage(findPart(document.body, 'header a[hreflang="en"]').getAttribute('href') ?? '');
    expect.soft([otherPage.status, otherPage.url.pathname]).toEqual([200, english]);
  }
});

test('the page and the form of a product that does not exist answer 404', async () => {
  for (const path of ['/nincs-ilyen-panaszkezeles', '/nincs-ilyen-ugyfelszolgalat', '/-panaszkezeles', '/en/nothing-complaint-report']) {
    const response = await fetch(new URL(path, origin));
    const sent = await fetch(new URL(path, origin), { method: 'POST', body: new URLSearchParams({ name: 'X' }), headers: { origin } });
    expect.soft([path, response.status, sent.status]).toEqual([path, 404, 404]);
  }
});
