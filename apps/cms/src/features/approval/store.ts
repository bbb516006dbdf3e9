import type { PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import { toText } from '../../platform/to-text.ts';
import { APPROVAL_STEPS } from './collections/approval-steps.ts';
import { type ApprovalStep, isStepKind, listStepsSincePublication, type StepKind } from './steps.ts';

/** A document that can be approved. */
export interface Subject {
  collection: string;
  id: number | string;
}

/** More than the steps before a publication; older ones are not read. */
const MAX_STEPS = 100;

const toWhere = ({ collection, id }: Subject): Where => ({
  and: [{ subject: { equals: collection } }, { document: { equals: String(id) } }],
});

function toStep(row: unknown): ApprovalStep[] {
  if (!isRecord(row) || !isStepKind(row['kind'])) return [];
  const who = Number(row['who'] ?? Number.NaN);
  return [
    {
      id: Number(row['id']),
      kind: row['kind'],
      comment: toText(row['comment']),
      by: toText(row['name']),
      who: Number.isNaN(who) ? null : who,
      at: toText(row['createdAt']),
    },
  ];
}

/** The steps of a document since its last publication, the oldest first. */
export async function readSteps(req: PayloadRequest, subject: Subject): Promise<ApprovalStep[]> {
  const { docs } = await req.payload.db.find({
    collection: APPROVAL_STEPS,
    where: toWhere(subject),
    sort: '-id',
    limit: MAX_STEPS,
    pagination: false,
    ...joinTransaction(req),
  });
  const rows: unknown[] = docs;
  return listStepsSincePublication(rows.flatMap(toStep).toReversed());
}

export async function addStep(req: PayloadRequest, { collection, id }: Subject, kind: StepKind, comment: string): Promise<ApprovalStep> {
  const by = req.user?.name ?? '';
  const who = req.user ? Number(req.user.id) : null;
  const created = await req.payload.db.create({
    collection: APPROVAL_STEPS,
    data: { subject: collection, document: String(id), kind, comment, name: by, who },
    ...joinTransaction(req),
  });
  return { id: Number(created.id), kind, comment, by, who, at: toText(created['createdAt']) };
}

export async function deleteSteps(req: PayloadRequest, subject: Subject): Promise<void> {
  await req.payload.db.deleteMany({ collection: APPROVAL_STEPS, where: toWhere(subject), ...joinTransaction(req) });
}
