import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { RecordedStep } from './desk-case.ts';
import { STEP_ACTIONS } from './kinds.ts';

export type Step = Pick<RecordedStep, 'action' | 'detail' | 'text'>;

/** The name of an account in the log, which stays after the account is deleted. */
export function getStaffName(user: unknown): string | undefined {
  if (!isRecord(user)) return undefined;
  const { name, email } = user;
  return typeof name === 'string' && name !== '' ? name : typeof email === 'string' ? email : undefined;
}

/** Adds a step to a case's log, in the transaction of the request. A step without a user is the service's own. */
export async function recordStep(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  enquiry: number,
  { action, detail, text }: Step,
): Promise<void> {
  const by = getStaffName(req.user);
  await req.payload.create({
    collection: 'enquiry-steps',
    overrideAccess: true,
    depth: 0,
    ...(req.transactionID === undefined ? { disableTransaction: true } : { req: { transactionID: await req.transactionID } }),
    data: { enquiry, action, ...(by ? { byName: by } : {}), ...(detail ? { detail } : {}), ...(text ? { text } : {}) },
  });
}

const text = z.string().min(1).optional().catch(undefined);
const StoredStep = z.object({ id: z.number(), createdAt: z.string(), action: z.enum(STEP_ACTIONS), byName: text, detail: text, text });

/** The log of a case, the oldest step first, read in the transaction of the given request. */
export async function findSteps(payload: Payload, enquiry: number, req?: PayloadRequest): Promise<RecordedStep[]> {
  const { docs } = await payload.find({
    collection: 'enquiry-steps',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'id',
    where: { enquiry: { equals: enquiry } },
    ...joinTransaction(req),
  });
  return docs.flatMap((document) => {
    const { data: step } = StoredStep.safeParse(document);
    if (!step) return [];
    const { id, createdAt, action, byName, detail, text } = step;
    return [{ id, at: createdAt, action, ...(byName ? { by: byName } : {}), ...(detail ? { detail } : {}), ...(text ? { text } : {}) }];
  });
}
