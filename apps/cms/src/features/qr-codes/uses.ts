import { setTimeout } from 'node:timers/promises';
import { toBudapestDay } from '@liget/park/time';
import type { Payload } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { isCode } from './code.ts';

const COLLECTION = 'qr-code-uses';
/** Until then uses are gathered, so that a crowd before a sign is one write. Milliseconds. */
const GATHERED = 2000;
const MOST_GATHERED = 1000;
/** Of one message; the site sends what it counted while this service was down. */
const MOST_AT_ONCE = 100_000;

interface PendingScans {
  /** How many, by code and day. */
  counts: Map<string, number>;
  written?: Promise<void>;
}
const gathered = new WeakMap<Payload, PendingScans>();

async function isKnown(payload: Payload, code: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'qr-codes', overrideAccess: true, where: { code: { equals: code } } });
  return totalDocs > 0;
}

async function add(payload: Payload, code: string, day: string, times: number): Promise<void> {
  const where = { and: [{ code: { equals: code } }, { day: { equals: day } }] };
  const { totalDocs } = await payload.count({ collection: COLLECTION, overrideAccess: true, where });
  if (totalDocs === 0) {
    if (!(await isKnown(payload, code))) return;
    await payload.create({ collection: COLLECTION, depth: 0, overrideAccess: true, data: { code, day, count: times } });
    return;
  }
  await payload.db.updateOne({ collection: COLLECTION, where, data: { count: { $inc: times } } });
}

async function write(payload: Payload, { counts }: PendingScans): Promise<void> {
  gathered.delete(payload);
  for (const [key, times] of counts) {
    const [code = '', day = ''] = key.split(' ');
    await add(payload, code, day, times);
  }
}

async function writeSoon(payload: Payload, gathering: PendingScans): Promise<void> {
  try {
    await setTimeout(GATHERED, undefined, { ref: false });
    await write(payload, gathering);
  } catch (error) {
    payload.logger.warn({ err: error }, 'Uses of printed codes could not be counted');
  }
}

/** Counts uses of a printed code: which and on which day, nothing of who. Codes that no sign has are not counted. Nobody waits for it. */
export function noteUse(payload: Payload, code: string, times: number, at: Temporal.Instant): void {
  if (!isCode(code) || !Number.isInteger(times) || times < 1 || times > MOST_AT_ONCE) return;
  const gathering: PendingScans = gathered.get(payload) ?? { counts: new Map() };
  gathered.set(payload, gathering);
  const key = `${code} ${toBudapestDay(at)}`;
  if (!gathering.counts.has(key) && gathering.counts.size >= MOST_GATHERED) return;
  gathering.counts.set(key, (gathering.counts.get(key) ?? 0) + times);
  gathering.written ??= writeSoon(payload, gathering);
}

/** Writes what is gathered now. For tests. */
export async function writeUses(payload: Payload): Promise<void> {
  const gathering = gathered.get(payload);
  if (gathering) await write(payload, gathering);
}

export interface Uses {
  week: number;
  month: number;
  all: number;
  /** Days with uses among the last thirty, the newest first. */
  days: { day: string; count: number }[];
}

const WEEK = 7;
const MONTH = 30;

/** How often a code was used in the last 7 and 30 days, today included, and ever. */
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
  const found: unknown[] = docs;
  const rows = found.filter(isRecord).map((row) => ({ day: String(row['day']), count: Number(row['count']) }));
  const today = Temporal.PlainDate.from(toBudapestDay(now));
  const since = (days: number) => rows.filter(({ day }) => day > today.subtract({ days }).toString());
  const sum = (of: readonly { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
  return { week: sum(since(WEEK)), month: sum(since(MONTH)), all: sum(rows), days: since(MONTH) };
}
