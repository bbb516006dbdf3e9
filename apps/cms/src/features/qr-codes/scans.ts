import type { QrScans } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { addCounts } from '../../platform/database/sql/add-counts.ts';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { isCode } from './code.ts';
import type { ScanCounts } from './scan-counts.ts';

const COLLECTION = 'qr-code-uses';
/** The most scans of a code in one message; the site sends those that it counted while this service was away. */
const MAX_SCANS_PER_MESSAGE = 100_000;

async function listExistingCodes(req: PayloadRequest, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'qr-codes',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { code: { in: [...codes] } },
    select: { code: true },
    ...joinTransaction(req),
  });
  return new Set(docs.map(({ code }) => String(code)));
}

/** Counts scans of printed codes by day, and nothing about the visitors, in one transaction. Unknown codes are ignored. */
export async function storeScans(payload: Payload, { uses }: QrScans, now: Temporal.Instant): Promise<void> {
  const counts = new Map<string, number>();
  for (const { code, count } of uses)
    if (isCode(code) && Number.isInteger(count) && count > 0 && count <= MAX_SCANS_PER_MESSAGE)
      counts.set(code, (counts.get(code) ?? 0) + count);
  const day = toBudapestDay(now);
  await inTransaction(await createLocalReq({}, payload), async (req) => {
    await lockUntilCommit(COLLECTION, req);
    const existing = await listExistingCodes(req, [...counts.keys()]);
    const rows = [...counts].filter(([code]) => existing.has(code)).map(([code, count]) => ({ keys: { code, day }, count }));
    await addCounts(req, { table: 'qr_code_uses', keys: ['code', 'day'] }, rows, toStoredText(now));
  });
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

export async function countScans(payload: Payload, code: string, now: Temporal.Instant): Promise<ScanCounts> {
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
  const filterSince = (days: number) => rows.filter(({ day }) => day > today.subtract({ days }).toString());
  const sumCounts = (scans: readonly { count: number }[]) => scans.reduce((total, { count }) => total + count, 0);
  return {
    week: sumCounts(filterSince(WEEK_DAYS)),
    month: sumCounts(filterSince(MONTH_DAYS)),
    all: sumCounts(rows),
    days: filterSince(MONTH_DAYS),
  };
}
