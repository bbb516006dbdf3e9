import { CASE_KINDS, CASE_REFERENCE, CASE_STATES, CASE_TOKEN, type CaseStatus } from '@liget/content-api';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import type { Payload } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { formatBudapestInstant } from '../../platform/read-model/dates.ts';
import { toText } from '../../platform/to-text.ts';
import { findAttachments } from './attachments.ts';
import { toStoredDay } from './deadline.ts';
import { createCaseToken } from './link.ts';
import { findSteps } from './steps.ts';

/** The state of a case for its sender; `null` for an unknown reference, a wrong token, and erased cases. */
export async function findCaseStatus(payload: Payload, reference: string, token: string): Promise<CaseStatus | null> {
  if (!CASE_REFERENCE.test(reference) || !CASE_TOKEN.test(token)) return null;
  const { docs } = await payload.find({
    collection: 'enquiries',
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { reference: { equals: reference } },
  });
  const [document]: unknown[] = docs;
  if (!isRecord(document) || !document['linkSeed'] || !isEqualSecret(createCaseToken(document), token)) return null;
  const id = Number(document['id']);
  const [steps, attachments] = await Promise.all([findSteps(payload, id), findAttachments(payload, id)]);
  return {
    reference,
    kind: CASE_KINDS.find((kind) => kind === document['kind']) ?? 'complaint',
    about: toText(document['about']),
    state: CASE_STATES.find((state) => state === document['state']) ?? 'new',
    received_at: formatBudapestInstant(toText(document['createdAt'])),
    due: toStoredDay(document['due']),
    answers: steps
      .filter(({ action }) => action === 'answered')
      .map(({ at, text }) => ({ at: formatBudapestInstant(at), text: text ?? '' })),
    attachments: attachments.map(({ name, filesize }) => ({ name: toText(name), file_size: Number(filesize) || 0 })),
  };
}
