import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CASE_KINDS } from '@liget/content-api';
import { readSeedContent } from '@liget/seed';
import { describe, expect, test } from 'vitest';
import { users } from '../features/accounts/collections/users.ts';
import { KINDS } from '../features/inbox/kinds.ts';
import { newsletterTexts } from '../features/newsletter/email-texts.ts';
import { SUBSCRIBER_RETENTION_DAYS } from '../features/newsletter/subscriptions/forget-subscribers.ts';
import { CONFIRM_HOURS } from '../features/newsletter/subscriptions/subscribe.ts';
import { NOT_FOUND_RETENTION_MONTHS } from '../features/redirects/not-found-log/count.ts';
import { MISSES_RETENTION_MONTHS } from '../features/search/misses.ts';
import { EMAIL_RETENTION_DAYS } from '../platform/email/retention.ts';

const { privacyPolicy, pages } = readSeedContent();
const policy = privacyPolicy.body;
const root = path.resolve(import.meta.dirname, '../../../..');
const CONFIRM_DAYS = CONFIRM_HOURS / 24;

/** Days after which `deploy/` removes a backup: `find` counts whole days beyond the number. */
const backupDays = () => {
  const unit = readFileSync(path.join(root, 'deploy/systemd/liget-backup.service'), 'utf8');
  return Number(/-mtime \+(\d+)/u.exec(unit)?.[1]) + 1;
};

describe('the privacy policy keeps personal data as long as the software does', () => {
  test('in Hungarian', () => {
    for (const sentence of [
      `A megerősítő hivatkozás ${CONFIRM_DAYS} napig él.`,
      `ezután ${SUBSCRIBER_RETENTION_DAYS} nappal, azaz a feliratkozástól számított ${CONFIRM_DAYS + SUBSCRIBER_RETENTION_DAYS} nap múlva töröljük`,
      `a címét ${SUBSCRIBER_RETENTION_DAYS} nap múlva töröljük`,
      `és ${MISSES_RETENTION_MONTHS} hónap után a számokat is töröljük`,
      `a válaszunk vagy a lezárás után ${KINDS.complaint.months} hónapig őrizzük. A többi ügyét ${KINDS.question.months} hónap után töröljük`,
      `a levélküldő rendszerből ${EMAIL_RETENTION_DAYS} nap után töröljük`,
      `legfeljebb ${backupDays()} nap alatt kerül ki`,
    ])
      expect(policy.hu).toContain(sentence);
  });

  test('in English', () => {
    for (const sentence of [
      `The confirmation link works for ${CONFIRM_DAYS} days.`,
      `deleted ${SUBSCRIBER_RETENTION_DAYS} days later, which is ${CONFIRM_DAYS + SUBSCRIBER_RETENTION_DAYS} days after you signed up`,
      `delete your address after ${SUBSCRIBER_RETENTION_DAYS} days`,
      `delete the counts, too, after ${MISSES_RETENTION_MONTHS} months`,
      `for ${KINDS.complaint.months} months after our answer or the closing of the case. Other cases are deleted after ${KINDS.question.months} months`,
      `deleted from the mail system after ${EMAIL_RETENTION_DAYS} days`,
      `within a further ${backupDays()} days at most`,
    ])
      expect(policy.en).toContain(sentence);
  });

  test('and the policy has one period for all cases that are no complaints, and one for what nobody found', () => {
    const months = CASE_KINDS.filter((kind) => kind !== 'complaint').map((kind) => KINDS[kind].months);
    expect(new Set(months).size).toBe(1);
    expect(NOT_FOUND_RETENTION_MONTHS).toBe(MISSES_RETENTION_MONTHS);
  });
});

test('the e-mail and the page after a sign-up say for how many days the confirmation link works', () => {
  const [hu, en] = { 7: ['hét nap', 'seven days'] }[CONFIRM_DAYS] ?? [];
  expect(newsletterTexts.confirmation.body).toContain(`${hu}ig érvényes`);
  const messages = (language: 'hu' | 'en') => readFileSync(path.join(root, `apps/site/app/i18n/${language}/newsletter.ts`), 'utf8');
  expect(messages('hu')).toContain(`${hu}ig érvényes`);
  expect(messages('en')).toContain(`valid for ${en}`);
});

test('the cookies page says for how many hours editors stay signed in', () => {
  const page = pages.find(({ key }) => key === 'cookies');
  const auth = typeof users.auth === 'object' ? users.auth : {};
  const hours = Number(auth.tokenExpiration) / 3600;
  const texts = JSON.stringify(page);
  expect(texts).toContain(`${hours}, illetve 1 óráig`);
  expect(texts).toContain(`for ${hours} hours and 1 hour`);
});
