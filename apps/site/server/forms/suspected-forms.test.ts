import { LOCALES, type Locale } from '@liget/content-api';
import { getScreenPath } from '@liget/content-api/screens';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../app/i18n/index.ts';
import type { Renderer } from '../pages/render.ts';
import { startFixtureSite } from '../testing/fixture-site.ts';
import { startPages } from '../testing/pages-under-test.ts';
import { createSpamGuards } from './spam-guard.ts';
import { WAIT_MS } from './submit-tokens.ts';

// Tests render many pages, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

const PREVIEW_SECRET = 'the secret of this test, which is long';
const ORIGIN = 'http://localhost:3000';
const WORDS = {
  name: 'Edit',
  email: 'edit@example.hu',
  phone: '',
  message: 'The balloon did not fly on Saturday.',
  privacy_accepted: 'on',
};

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const strictSite = () => startFixtureSite(pages, undefined, { PREVIEW_SECRET, RATE_LIMITS: 'on' });
type Site = Awaited<ReturnType<typeof strictSite>>;

const post = (site: Site, url: string, form: Record<string, string>) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const hiddenValue = (body: string, name: string) => new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
const getComplaintUrl = (locale: Locale) => (locale === 'hu' ? '/ballon-panaszkezeles' : '/en/balloon-complaint-report');

describe.each(LOCALES)('a form without scripts in %s', (locale) => {
  const { suspected } = getMessages(locale).forms;

  test.each([
    ['is accepted at once from who took the time to write', 5000, 303],
    ['is suspicious from who sends it at once', 0, 422],
  ])('the form of a page %s', async (_, after, status) => {
    const site = await strictSite();
    // The second visitor gets the cached page.
    await site.app.inject({ url: getComplaintUrl(locale) });
    vi.setSystemTime(Date.now() + 10_000);
    const { body } = await site.app.inject({ url: getComplaintUrl(locale) });
    vi.setSystemTime(Date.now() + after);
    const answer = await post(site, getComplaintUrl(locale), { ...WORDS, stamp: '', 'page-stamp': hiddenValue(body, 'page-stamp') });
    expect(answer.statusCode).toBe(status);
  });

  test('a suspicious form returns its input and the reason, and is accepted when sent again after a wait', async () => {
    const site = await strictSite();
    const first = await post(site, getComplaintUrl(locale), WORDS);
    expect(first.statusCode).toBe(422);
    expect(first.headers['cache-control']).toBe('no-store');
    for (const words of [`<p>${suspected}</p>`, WORDS.name, WORDS.email, WORDS.message]) expect(first.body).toContain(words);
    expect(site.sent).toEqual([]);
    vi.setSystemTime(Date.now() + WAIT_MS);
    const second = await post(site, getComplaintUrl(locale), { ...WORDS, stamp: hiddenValue(first.body, 'stamp') });
    expect(second.statusCode).toBe(303);
    expect(site.sent).toMatchObject([{ email: WORDS.email }]);
  });

  test('a form with a validation error is accepted at once after its correction', async () => {
    const site = await strictSite();
    const slip = await post(site, getComplaintUrl(locale), { ...WORDS, email: 'edit' });
    expect([slip.statusCode, slip.body.includes(`<p>${suspected}</p>`)]).toEqual([422, false]);
    vi.setSystemTime(Date.now() + 5000);
    expect((await post(site, getComplaintUrl(locale), { ...WORDS, stamp: hiddenValue(slip.body, 'stamp') })).statusCode).toBe(303);
  });
});

test('a visitor who writes at human speed gets no challenge', async () => {
  const site = await strictSite();
  const { body: stamp } = await site.app.inject({ url: '/form-stamp.txt' });
  vi.setSystemTime(Date.now() + 5000);
  expect((await post(site, getComplaintUrl('hu'), { ...WORDS, stamp })).statusCode).toBe(303);
});

test('a bot that posts at once never has anything stored, at any form', async () => {
  const site = await strictSite();
  const newsletter = { email: 'robot@example.com', name: '', privacy_accepted: 'on' };
  for (let turn = 1; turn <= 4; turn += 1) {
    expect((await post(site, getComplaintUrl('hu'), { ...WORDS, message: `${WORDS.message} ${turn}` })).statusCode).toBe(422);
    expect((await post(site, getScreenPath('newsletter', 'hu', {}), newsletter)).statusCode).toBe(422);
    vi.setSystemTime(Date.now() + WAIT_MS);
  }
  expect(site.sent).toEqual([]);
});

test('a solved challenge is valid at once for one form', async () => {
  const site = await strictSite();
  const spamGuard = createSpamGuards({ secret: PREVIEW_SECRET, isStrict: true, work: { rounds: 1, minTries: 2, maxTries: 9 } }).forClient(
    '',
  );
  const suspicion = await spamGuard.findSuspicion({ name: 'complaints', stamp: '', proof: '', isHoneypotFilled: false, key: '' });
  if (!suspicion) throw new Error('It was taken');
  const { challenge, stamp } = suspicion;
  const proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const getStatus = async (form: object) => (await post(site, getComplaintUrl('en'), { ...WORDS, stamp, proof, ...form })).statusCode;
  expect(await getStatus({ proof: proof.slice(0, -9) })).toBe(422);
  expect(await getStatus({ proof: 'x'.repeat(50_000) })).toBe(422);
  expect(await getStatus({})).toBe(303);
  expect(await getStatus({ message: 'Buy our watches, they are cheap.' })).toBe(422);
  expect(site.sent).toHaveLength(1);
});

test('attached files must be chosen again, and are named', async () => {
  const site = await strictSite();
  const boundary = 'liget';
  const field = (head: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const fields = Object.entries(WORDS).map(([name, value]) => field(`name="${name}"`, value));
  const file = field('name="attachments"; filename="ballon.jpg"', 'a picture');
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: getComplaintUrl('hu'),
    headers: { origin: ORIGIN, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${fields.join('')}${file}--${boundary}--\r\n`,
  });
  expect([statusCode, site.sent]).toEqual([422, []]);
  expect(body).toContain('Kérjük, válassza ki őket újra: ballon.jpg');
});
