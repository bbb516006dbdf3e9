import { CASE_KINDS, CASE_STATES, LOCALES } from '@liget/content-api';
import type { Payload, Where } from 'payload';
import * as z from 'zod';
import { findFirst } from '../../platform/database/find-first.ts';

// A missing or invalid value is read as empty: staff must be able to open and answer every case.
const text = z.string().catch('');
const textOrNull = z.string().min(1).nullable().catch(null);

/** A case as the database stores it, read with depth 0. */
export const StoredCase = z.object({
  id: z.number(),
  reference: text,
  kind: z.enum(CASE_KINDS).catch('complaint'),
  state: z.enum(CASE_STATES).catch('new'),
  locale: z.enum(LOCALES).catch('hu'),
  unread: z.boolean().catch(false),
  about: text,
  product: text,
  place: text,
  name: text,
  email: text,
  phone: text,
  message: text,
  /** 'YYYY-MM-DD', separated by spaces. */
  days: text,
  /** 'HH:mm'. */
  timeFrom: text,
  timeUntil: text,
  guests: z.number().nullable().catch(null),
  assignedTo: z.number().nullable().catch(null),
  /** Instants: ISO, UTC. */
  createdAt: text,
  due: textOrNull,
  closedAt: textOrNull,
  erasedAt: textOrNull,
  /** Hidden: empty unless the case is read with `showHiddenFields`, and after its erasure. */
  linkSeed: text,
});
export type StoredCase = z.infer<typeof StoredCase>;

/** The case that matches, with its hidden fields; `null` if there is none. */
export async function findStoredCase(payload: Payload, where: Where): Promise<StoredCase | null> {
  const stored = await findFirst(payload, 'enquiries', where, { showHiddenFields: true });
  return stored ? StoredCase.parse(stored) : null;
}

/** A file of a case as the database stores it. */
export const StoredAttachment = z.object({
  id: z.number(),
  name: text,
  filename: text,
  url: text,
  mimeType: text,
  filesize: z.number().catch(0),
});
export type StoredAttachment = z.infer<typeof StoredAttachment>;
