import { setTimeout } from 'node:timers/promises';
import { toBudapestDay } from '@liget/park/time';
import type { Payload } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { isCode } from './code.ts';

const COLLECTION = 'qr-code-uses';
/** Milliseconds for which scans are collected, so that many scans make one write. */
const WRITE_DELAY_MS = 2000;
const MAX_PENDING_KEYS = 1000;
/** The most scans in one message; the site sends those that it counted while this service was away. */
const MAX_SCANS_PER_MESSAGE = 100_000;

interface PendingScans {
  /** Numbers of scans by code and day. */
  counts: Map<string, number>;
  written?: Promise<void>;
}
const pendingScans = new WeakMap<Payload, PendingScans>();

async function isExistingCode(payload: Payload, code: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'qr-codes', overrideAccess: true, where: { code: { equals: code } } });
  return totalDocs > 0;
}

async function add(payload: Payload, code: string, day: string, times: number): Promise<void> {
  const where = { and: [{ code: { equals: code } }, { day: { equals: day } }] };
  const { totalDocs } = await payload.count({ collection: COLLECTION, overrideAccess: true, where });
  if (totalDocs === 0) {
    if (!(await isExistingCode(payload, code))) return;
    await payload.create({ collection: COLLECTION, depth: 0, overrideAccess: true, data: { code, day, count: times } });
    return;
  }
  await payload.db.updateOne({ collection: COLLECTION, where, data: { count: { $inc: times } } });
}

async function write(payload: Payload, { counts }: PendingScans): Promise<void> {
  pendingScans.delete(payload);
  for (const [key, times] of counts) {
    const [code = '', day = ''] = key.split(' ');
    await add(payload, code, day, times);
  }
}

async function writeSoon(payload: Payload, pending: PendingScans): Promise<void> {
  try {
    await setTimeout(WRITE_DELAY_MS, undefined, { ref: false });
    await write(payload, pending);
  } catch (error) {
    payload.logger.warn({ err: error }, 'Uses of printed codes could not be counted');
  }
}

/** Counts scans of a printed code by day, and nothing about the visitors. Unknown codes are ignored. Does not wait for the write. */
export function noteUse(payload: Payload, code: string, times: number, at: Temporal.Instant): void {
  if (!isCode(code) || !Number.isInteger(times) || times < 1 || times > MAX_SCANS_PER_MESSAGE) return;
  const pending: PendingScans = pendingScans.get(payload) ?? { counts: new Map() };
  pendingScans.set(payload, pending);
  const key = `${code} ${toBudapestDay(at)}`;
  if (!pending.counts.has(key) && pending.counts.size >= MAX_PENDING_KEYS) return;
  pending.counts.set(key, (pending.counts.get(key) ?? 0) + times);
  pending.written ??= writeSoon(payload, pending);
}

/** Writes the collected scans at once, for tests. */
export async function writeUses(payload: Payload): Promise<void> {
  const pending = pendingScans.get(payload);
  if (pending) await write(payload, pending);
}

export interface Uses {
  week: number;
  month: number;
  all: number;
  /** Days with scans among the last thirty, the newest first. */
  days: { day: string; count: number }[];
}

const WEEK = 7;
const MONTH = 30;

/** The numbers of scans of a code in the last 7 and 30 days, including today, and in total. */
export async function countUses(payload: Payload, code: string, now: Temporal.Instant): Promise<Uses> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    overrideAccess: true,
    pagination: false,
    sort: '-day',
    where: { code: { equals: code } },
    select: { day: true, count: true },
  });
  const documents: unknown[] = docs;
  const rows = documents.filter(isRecord).map((row) => ({ day: String(row['day']), count: Number(row['count']) }));
  const today = Temporal.PlainDate.from(toBudapestDay(now));
  const since = (days: number) => rows.filter(({ day }) => day > today.subtract({ days }).toString());
  const sumCounts = (scans: readonly { count: number }[]) => scans.reduce((total, { count }) => total + count, 0);
  return { week: sumCounts(since(WEEK)), month: sumCounts(since(MONTH)), all: sumCounts(rows), days: since(MONTH) };
}
