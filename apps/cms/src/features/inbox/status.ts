import { CASE_REFERENCE, CASE_TOKEN, type CaseStatus, type Locale } from '@liget/content-api';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import type { Payload } from 'payload';
import { formatBudapestInstant } from '../../platform/read-model/dates.ts';
import { findSubjectName } from './case-subjects.ts';
import { toStoredDay } from './deadline.ts';
import { findAttachments } from './intake/attachments.ts';
import { createCaseToken } from './link.ts';
import { findSteps } from './steps.ts';
import { findStoredCase } from './stored-case.ts';

/** The state of a case for its sender, in the language of the page; `null` for an unknown reference, a wrong token, and erased cases. */
export async function findCaseStatus(payload: Payload, reference: string, token: string, locale: Locale): Promise<CaseStatus | null> {
  if (!CASE_REFERENCE.test(reference) || !CASE_TOKEN.test(token)) return null;
  const stored = await findStoredCase(payload, { reference: { equals: reference } });
  if (!stored?.linkSeed || !isEqualSecret(createCaseToken(stored), token)) return null;
  const { id, kind, state, createdAt, due } = stored;
  const [about, steps, attachments] = await Promise.all([
    findSubjectName({ payload, locale }, stored),
    findSteps(payload, id),
    findAttachments(payload, id),
  ]);
  return {
    reference,
    kind,
    about,
    state,
    received_at: formatBudapestInstant(createdAt),
    due: toStoredDay(due),
    answers: steps
      .filter(({ action }) => action === 'answered')
      .map(({ at, text }) => ({ at: formatBudapestInstant(at), text: text ?? '' })),
    attachments: attachments.map(({ name, filesize }) => ({ name, file_size: filesize })),
  };
}
