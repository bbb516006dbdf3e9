import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { stopProcess, waitForAnswer } from '../../../../../scripts/services/services.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { LOCALES } from '../../support/programs-list.ts';
import { createHastyTimestamp, createRipeSubmitToken, startOwnSite } from '../../support/runner/services.ts';
import { type FindReceived, receivedForms } from '../../support/served/received-forms.ts';
import { listSentFields, sendForm } from '../../support/served/served-form.ts';
import { findPart, getPage, readText, type ServedPage } from '../../support/served/served-page.ts';
import { cmsOrigin, expect, test } from '../../support/test.ts';

const RUN = randomUUID().slice(0, 8);
const COMPLAINT = { hu: '/ballon-panaszkezeles', en: '/en/balloon-complaint-report' } as const;
const MESSAGE = 'Szombaton délben nem indult el a ballon, és senki sem szólt.';
let received: FindReceived;
interface OwnSite {
  origin: string;
  site: ChildProcess;
}

/** A site with rate limits and spam checks, which other sites under test do not have. */
let strict: OwnSite;

async function startStrictSite(): Promise<OwnSite> {
  const started = await startOwnSite(cmsOrigin, 'error', 'on');
  await waitForAnswer(`${started.origin}/readyz`, started.site);
  return started;
}

test.use({ contents: 'desk' });
test.beforeAll(async ({ editor }) => {
  received = await receivedForms(editor);
  strict = await startStrictSite();
});
test.afterAll(() => stopProcess(strict.site));

const form = ({ main }: ServedPage) => findPart(main, 'form[method="post"]');
const complaintPage = (locale: 'hu' | 'en', { origin } = strict) => getPage(new URL(COMPLAINT[locale], origin));
const createFormValues = (email: string) => ({ name: 'Edit', email, message: MESSAGE, privacy_accepted: 'on' });
const readAlert = ({ main }: ServedPage) => readText(findPart(main, '[role="alert"]'));

for (const locale of LOCALES) {
  const { forms } = getMessages(locale);

  test(`a suspected complaint in ${locale} without JavaScript is returned with its values, and stored when it is sent again later`, async () => {
    const words = createFormValues(`lassu.${locale}.${RUN}@example.hu`);
    const start = await complaintPage(locale);
    const first = await sendForm(start, form(start), { ...words, 'page-stamp': createHastyTimestamp() });
    expect([first.status, readAlert(first)]).toEqual([422, forms.suspected]);
    expect(listSentFields(form(first), {})).toEqual(expect.arrayContaining(Object.entries(words)));
    // Immediately is too early.
    const second = await sendForm(first, form(first), {});
    expect([second.status, readAlert(second)]).toEqual([422, forms.suspected]);
    expect(await received('enquiries', words.email)).toEqual([]);
    expect(new Map(listSentFields(form(second), {})).get('stamp')).toMatch(/^\d{13}\.[\w-]{22}\./);
    const thanks = await sendForm(second, form(second), { stamp: createRipeSubmitToken('complaints') });
    expect(thanks.status).toBe(200);
    expect(await received('enquiries', words.email)).toMatchObject([{ name: 'Edit', message: MESSAGE, locale }]);
  });
}

test('complaints over the size limit get 413 with the reason, those over the rate limit 429 with their values, in both languages', async () => {
  const strictSite = await startStrictSite();
  try {
    for (const locale of LOCALES) {
      const { lost } = getMessages(locale).forms.errors;
      const start = await complaintPage(locale, strictSite);
      const tooLong = await sendForm(start, form(start), { ...createFormValues(`sok.${RUN}@example.hu`), message: MESSAGE.repeat(1500) });
      const most = new Intl.NumberFormat(locale).format(5000);
      expect([tooLong.status, readAlert(tooLong)]).toEqual([413, lost.replace('{longest, number}', most)]);
      // Browsers restore the fields after Back only when the page may be stored.
      expect(start.headers.get('cache-control')).not.toContain('no-store');
    }
    const start = await complaintPage('hu', strictSite);
    for (let turn = 3; turn <= 20; turn += 1) expect((await sendForm(start, form(start), {})).status).toBe(422);
    for (const locale of LOCALES) {
      const words = createFormValues(`sok.${locale}.${RUN}@example.hu`);
      const page = await complaintPage(locale, strictSite);
      const tooMany = await sendForm(page, form(page), words);
      expect([tooMany.status, readAlert(tooMany)]).toEqual([429, getMessages(locale).forms.errors.tooMany]);
      expect(listSentFields(form(tooMany), {})).toEqual(expect.arrayContaining(Object.entries(words)));
      expect(await received('enquiries', words.email)).toEqual([]);
    }
  } finally {
    await stopProcess(strictSite.site);
  }
});

test('a script that posts without loading the form stores nothing, whatever the hidden fields contain', async () => {
  const words = createFormValues(`robot.${RUN}@example.com`);
  const rows: Record<string, string>[] = [
    {},
    { website: 'https://spam.example' },
    { stamp: createHastyTimestamp() },
    { proof: '{"challenge":{}}' },
    { proof: '['.repeat(9000) },
  ];
  for (const hidden of rows) {
    const { status } = await fetch(strict.origin + COMPLAINT.hu, {
      method: 'POST',
      body: new URLSearchParams({ ...words, phone: '', ...hidden }),
      redirect: 'manual',
      headers: { origin: strict.origin },
    });
    expect.soft([Object.keys(hidden), status]).toEqual([Object.keys(hidden), 422]);
  }
  expect(await received('enquiries', words.email)).toEqual([]);
});
