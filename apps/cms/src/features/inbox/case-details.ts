import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import type { ReadContext } from '../../platform/read-model/published.ts';
import { may } from '../../platform/rights/roles.ts';
import { findSubjectName } from './case-subjects.ts';
import { toStoredDay } from './deadline.ts';
import type { CaseDetails, DeskCase } from './desk-case.ts';
import { listTemplates } from './emails/templates.ts';
import { findAttachments } from './intake/attachments.ts';
import { findSteps, getStaffName } from './steps.ts';
import { StoredCase } from './stored-case.ts';

function toDeskCase(stored: StoredCase, about: string): DeskCase {
  const { reference, kind, state, locale, assignedTo, place, name, email, phone, message, guests } = stored;
  return {
    reference,
    kind,
    state,
    locale,
    receivedAt: stored.createdAt,
    due: toStoredDay(stored.due),
    assignedTo,
    isErased: stored.erasedAt !== null,
    about,
    place,
    name,
    email,
    phone,
    message,
    days: stored.days.split(' ').filter(Boolean),
    from: stored.timeFrom,
    until: stored.timeUntil,
    guests,
  };
}

/** The users who may handle cases, and the case's assignee. */
async function listPeople(payload: Payload, assignedTo: number | null): Promise<CaseDetails['people']> {
  const { docs } = await payload.find({ collection: 'users', overrideAccess: true, depth: 0, pagination: false, sort: 'name' });
  return docs
    .filter((user) => may(user, 'write', 'enquiries') || user.id === assignedTo)
    .map((user) => ({ id: Number(user.id), name: getStaffName(user) ?? '' }));
}

/** The case with this id, read in the transaction of `req`; `null` if it does not exist. */
export async function findCase(payload: Payload, id: number, req?: PayloadRequest): Promise<StoredCase | null> {
  const row = await payload.findByID({
    collection: 'enquiries',
    id,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return row ? StoredCase.parse(row) : null;
}

/** The details of a case for an editor whose language is `locale`. */
export async function readCaseDetails({ payload, locale }: ReadContext, stored: StoredCase): Promise<CaseDetails> {
  const { id } = stored;
  const shownCase = toDeskCase(stored, await findSubjectName({ payload, locale }, stored));
  const [attachments, steps, people, templates] = await Promise.all([
    findAttachments(payload, id),
    findSteps(payload, id),
    listPeople(payload, shownCase.assignedTo),
    listTemplates(payload, shownCase),
  ]);
  return {
    shownCase,
    attachments: attachments.map(({ id: file, name, url, mimeType, filesize }) => ({ id: file, name, url, mimeType, bytes: filesize })),
    steps,
    people,
    templates,
  };
}
