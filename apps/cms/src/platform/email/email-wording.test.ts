import { LOCALES } from '@liget/content-api';
import { expect, test } from 'vitest';
import { findWordingErrors } from '../../../../../scripts/checks/wording.ts';
import { ACCOUNT_EMAIL_TEXTS } from '../../features/accounts/email-texts.ts';
import { APPROVAL_EMAIL_TEXTS } from '../../features/approval/email-texts.ts';
import { CASE_EMAIL_TEXTS, NOTICE_TEXTS } from '../../features/inbox/emails/email-texts.ts';
import { newsletterTexts } from '../../features/newsletter/email-texts.ts';
import { SCHEDULE_EMAIL_TEXTS } from '../publishing/scheduling/failure-email.ts';

const ALL = [
  ACCOUNT_EMAIL_TEXTS,
  APPROVAL_EMAIL_TEXTS,
  CASE_EMAIL_TEXTS,
  NOTICE_TEXTS,
  SCHEDULE_EMAIL_TEXTS,
  { hu: newsletterTexts, en: {} },
];

/** Every text of a language; a word replaces each inserted value. */
function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return listTexts(part('X'));
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listTexts) : [];
}

test.each(LOCALES)('the texts of emails follow the house style (%s)', (locale) => {
  const texts = ALL.flatMap((byLocale) => listTexts(byLocale[locale]));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap((text) => findWordingErrors(text, locale).map((error) => `“${text}” has ${error}`))).toEqual([]);
});
