import { isDeepStrictEqual } from 'node:util';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload';
import { joinTransaction } from '../../database/transactions/transaction.ts';
import { isRecord } from '../../is-record.ts';
import { isAdministratorWithoutFactor } from '../../rights/roles.ts';
import { type Action, isBeforeDate, type ScheduledAction } from './planned.ts';

const JOBS = 'payload-jobs';
/** Payload's own task. */
export const SCHEDULE_TASK = 'schedulePublish';

/** Payload's jobs for a document, including failed ones; finished ones are deleted. */
const getJobs = (collection: string, id: number | string): Where => ({
  and: [
    { taskSlug: { equals: SCHEDULE_TASK } },
    { 'input.doc.relationTo': { equals: collection } },
    { 'input.doc.value': { equals: String(id) } },
    { completedAt: { exists: false } },
  ],
});

function getAccountName(account: unknown): string | undefined {
  if (!isRecord(account)) return undefined;
  const { name, email } = account;
  return typeof name === 'string' && name !== '' ? name : typeof email === 'string' ? email : undefined;
}

async function loadAccountName(req: PayloadRequest, user: unknown): Promise<string | undefined> {
  const id = isRecord(user) ? user['value'] : undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  return getAccountName(await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }));
}

export async function listPlannedActions(req: PayloadRequest, collection: string, id: number | string): Promise<ScheduledAction[]> {
  const { docs } = await req.payload.find({
    collection: JOBS,
    depth: 0,
    pagination: false,
    sort: 'waitUntil',
    where: getJobs(collection, id),
  });
  const jobs: Record<string, unknown>[] = docs;
  return Promise.all(
    jobs.map(async ({ id: job, input, waitUntil, hasError }): Promise<ScheduledAction> => {
      const { type, user, formerUser } = isRecord(input) ? input : {};
      const by = typeof formerUser === 'string' ? formerUser : await loadAccountName(req, user);
      return {
        id: Number(job),
        action: type === 'unpublish' ? 'unpublish' : 'publish',
        at: String(waitUntil),
        state: hasError === true ? 'failed' : 'waiting',
        ...(by ? { by } : {}),
      };
    }),
  );
}

/** Whether a document with a future date is scheduled for publication on that date or later. */
export async function waitsForDate(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  articleDate: string | null,
): Promise<boolean> {
  if (articleDate === null || Date.parse(articleDate) <= Date.now()) return false;
  const planned = await listPlannedActions(req, collection, id);
  return planned.some(({ action, state, at }) => action === 'publish' && state === 'waiting' && !isBeforeDate(at, articleDate));
}

type PlanningUser = NonNullable<PayloadRequest['user']>;

/**
 * The account as which a planned task runs. Payload's task fails when the account lacks the right then; without an account it runs as the service, and keeps
 * the editor's name. Planning was allowed at the time.
 */
const runAs = ({ collection, id }: PlanningUser) => ({ user: { relationTo: collection, value: id } });
const runAsService = (account: unknown) => ({ formerUser: getAccountName(account) ?? '' });

interface PlannedChange {
  collection: string;
  id: number | string;
  action: Action;
  /** ISO instant. */
  at: string;
}

/** Plans Payload's own task, which runs as the editor who planned it if the account has its rights until then. */
export async function plan(req: PayloadRequest, { collection, id, action, at }: PlannedChange): Promise<void> {
  const { user } = req;
  await req.payload.jobs.queue({
    task: SCHEDULE_TASK,
    waitUntil: new Date(at),
    req,
    input: {
      type: action,
      doc: { relationTo: collection, value: String(id) },
      ...(user && (isAdministratorWithoutFactor(user, Date.parse(at)) ? runAsService(user) : runAs(user))),
    },
  });
}

/** Keeps plans of an editor whose account is deleted or loses rights, also the rights that need a second factor. */
export async function detachPlans(req: PayloadRequest, user: { id: number | string; name?: string | null }): Promise<void> {
  const { docs } = await req.payload.find({
    collection: JOBS,
    depth: 0,
    pagination: false,
    ...joinTransaction(req),
    where: {
      and: [{ taskSlug: { equals: SCHEDULE_TASK } }, { 'input.user.value': { equals: user.id } }, { completedAt: { exists: false } }],
    },
  });
  const jobs: Record<string, unknown>[] = docs;
  for (const { id, input } of jobs) {
    const { user: _, ...rest } = isRecord(input) ? input : {};
    await req.payload.db.updateJobs({ id: Number(id), data: { input: { ...rest, ...runAsService(user) } }, req, returning: false });
  }
}

export const detachPlansOfRemoved: CollectionAfterDeleteHook<{ id: number | string; name?: string | null }> = async ({ doc, req }) =>
  detachPlans(req, doc);

interface Account {
  id: number | string;
  name?: string | null;
  roles?: unknown;
  /** Roles whose drafts must be approved by somebody else. */
  approvalRoles?: unknown;
}
const getRights = ({ roles, approvalRoles }: Account) => [roles, approvalRoles];
export const detachPlansOfChanged: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && !isDeepStrictEqual(getRights(doc), getRights(previousDoc))) await detachPlans(req, doc);
};

export async function callOff(req: PayloadRequest, collection: string, id: number | string, job: number): Promise<void> {
  const where = { and: [getJobs(collection, id), { id: { equals: job } }] };
  await req.payload.delete({ collection: JOBS, ...joinTransaction(req), where });
}

/** Deletes a document's planned actions with it. */
const forget = async (req: PayloadRequest, collection: string, id: number | string) => {
  await req.payload.delete({ collection: JOBS, ...joinTransaction(req), where: getJobs(collection, id) });
};
export const forgetPlans: CollectionAfterDeleteHook = async ({ collection, id, req }) => forget(req, collection.slug, id);

/** A document restored from the trash keeps its state, and old plans do not apply. */
export const forgetPlansOfTrash: CollectionAfterChangeHook<{ id: number | string; deletedAt?: string | null }> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await forget(req, collection.slug, doc.id);
};
