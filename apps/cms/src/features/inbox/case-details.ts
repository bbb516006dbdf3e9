import { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState, type Locale } from '@liget/content-api';
import type { Payload, PayloadRequest } from 'payload';
import { joinTransaction } from '../../platform/database/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import { may } from '../../platform/rights/roles.ts';
import { toText } from '../../platform/to-text.ts';
import { findAttachments } from './attachments.ts';
import { toStoredDay } from './deadline.ts';
import { listTemplates, type Template } from './emails/templates.ts';
import { getCaseLocale } from './link.ts';
import { findSteps, getStaffName, type RecordedStep } from './steps.ts';

export interface DeskCase {
  reference: string;
  kind: CaseKind;
  state: CaseState;
  locale: Locale;
  receivedAt: string;
  /** 'YYYY-MM-DD'. */
  due: string | null;
  assignedTo: number | null;
  isErased: boolean;
  about: string;
  /** Where something is broken, in the visitor's words. */
  place: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** 'YYYY-MM-DD', with the times of day 'HH:mm', of an enquiry about a place. */
  days: string[];
  from: string;
  until: string;
  guests: number | null;
}

/** The data of a case's screen: the message, attachments, steps, and templates for an answer. */
export interface CaseDetails {
  shownCase: DeskCase;
  attachments: { id: number; name: string; url: string; mimeType: string; bytes: number }[];
  steps: RecordedStep[];
  people: { id: number; name: string }[];
  templates: Template[];
}

const getId = (value: unknown): number | null => {
  const id = isRecord(value) ? value['id'] : value;
  return typeof id === 'number' ? id : null;
};

export function toDeskCase(document: Record<string, unknown>): DeskCase {
  return {
    reference: toText(document['reference']),
    kind: CASE_KINDS.find((kind) => kind === document['kind']) ?? 'complaint',
    state: CASE_STATES.find((state) => state === document['state']) ?? 'new',
    locale: getCaseLocale(document),
    receivedAt: toText(document['createdAt']),
    due: toStoredDay(document['due']),
    assignedTo: getId(document['assignedTo']),
    isErased: Boolean(document['erasedAt']),
    about: toText(document['about']) || toText(document['product']),
    place: toText(document['place']),
    name: toText(document['name']),
    email: toText(document['email']),
    phone: toText(document['phone']),
    message: toText(document['message']),
    days: toText(document['days']).split(' ').filter(Boolean),
    from: toText(document['timeFrom']),
    until: toText(document['timeUntil']),
    guests: typeof document['guests'] === 'number' ? document['guests'] : null,
  };
}

/** The users who may handle cases, and the one who has this case. */
async function listPeople(payload: Payload, assignedTo: number | null): Promise<CaseDetails['people']> {
  const { docs } = await payload.find({ collection: 'users', overrideAccess: true, depth: 0, pagination: false, sort: 'name' });
  return docs
    .filter((user) => may(user, 'write', 'enquiries') || user.id === assignedTo)
    .map((user) => ({ id: Number(user.id), name: getStaffName(user) ?? '' }));
}

/** The case with this id as the service keeps it, within the transaction of the request that is given; `null` when there is none. */
export async function findCase(payload: Payload, id: number, req?: PayloadRequest): Promise<Record<string, unknown> | null> {
  const found: unknown = await payload.findByID({
    collection: 'enquiries',
    id,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return isRecord(found) ? found : null;
}

export async function readCaseDetails(payload: Payload, id: number, document: Record<string, unknown>): Promise<CaseDetails> {
  const shownCase = toDeskCase(document);
  const [attachments, steps, people, templates] = await Promise.all([
    findAttachments(payload, id),
    findSteps(payload, id),
    listPeople(payload, shownCase.assignedTo),
    listTemplates(payload, shownCase),
  ]);
  return {
    shownCase,
    attachments: attachments.map(({ id: file, name, url, mimeType, filesize }) => ({
      id: Number(file),
      name: toText(name),
      url: toText(url),
      mimeType: toText(mimeType),
      bytes: Number(filesize) || 0,
    })),
    steps,
    people,
    templates,
  };
}
