import type { PayloadRequest } from 'payload';
import type { Action } from './actions.ts';

export const LOG = 'audit-log';

/** One action in the audit log. Names are copied, because the log outlives documents and accounts; client addresses are not stored. */
export interface AuditEntry {
  what: Action;
  /** The slug of a collection, or of a global. */
  subject?: string;
  document?: number | string;
  /** The document's title, or the account's name, at that time. */
  title?: string;
  /** Details: for example the old and the new roles. */
  detail?: string;
}

interface Person {
  /** Absent for an operator without an account, at the command line. */
  id?: number | string;
  name?: unknown;
  email?: unknown;
}

/** Characters of a title; the rest is left out. */
export const MAX_TITLE = 300;
const getName = ({ name, email }: Person) =>
  typeof name === 'string' && name.trim() !== '' ? name : typeof email === 'string' ? email : '';

/**
 * Adds a line to the log, in the transaction of the request if there is one, so that a rollback removes it. `by`: the user, when nobody is
 * signed in yet.
 */
export async function record(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID' | 'user'>>,
  { document, title, ...deed }: AuditEntry,
  by: Person | null = req.user ?? null,
): Promise<void> {
  await req.payload.db.create({
    collection: LOG,
    ...(req.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }),
    data: {
      ...deed,
      ...(by ? { name: getName(by), ...(by.id === undefined ? {} : { who: Number(by.id) }) } : {}),
      ...(document === undefined ? {} : { document: String(document) }),
      ...(title === undefined ? {} : { title: title.slice(0, MAX_TITLE) }),
    },
  });
}
