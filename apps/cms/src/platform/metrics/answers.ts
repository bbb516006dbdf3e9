import { waitAtMost } from '@liget/content-api/wait-at-most';
import type { Payload, Where } from 'payload';
import { pingDatabase, waitForDatabase } from '../content-revision/database-answers.ts';
import { getMetrics, type Metrics } from './metrics.ts';
import { isFromOwnMachine } from './observe-requests.ts';
import { canWriteTo } from './storage.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const createNotFoundResponse = () => new Response(null, { status: 404, headers: NO_STORE });

interface MetricsRequest {
  headers: Headers;
  /** Rejects while the service cannot start, for example without a database. */
  getPayload: () => Promise<Payload>;
  /** The folder of the database, uploads and e-mails. */
  dataFolder: string;
  timeoutMs?: number;
}

const STORAGE_TIMEOUT_MS = 3_000;

const isStorageWritable = async (folder: string): Promise<boolean> => (await waitAtMost(canWriteTo(folder), STORAGE_TIMEOUT_MS)) === true;

const refuseReadiness = (status: string) => Response.json({ status }, { status: 503, headers: NO_STORE });

/**
 * 200 when the database answers and the data folder can be written; on a full disk pages are read, but forms and saves are not stored. Otherwise
 * 503. Only for requests from this machine, like the metrics.
 */
export async function answerReadiness({ headers, getPayload, dataFolder, timeoutMs }: MetricsRequest): Promise<Response> {
  if (!isFromOwnMachine(headers)) return createNotFoundResponse();
  if (!(await pingDatabase(getPayload(), timeoutMs))) return refuseReadiness('database does not answer');
  if (!(await isStorageWritable(dataFolder))) return refuseReadiness('data folder cannot be written');
  return Response.json({ status: 'ready' }, { headers: NO_STORE });
}

const NOT_DONE: Where = { completedAt: { exists: false } };
const NOT_FAILED: Where = { hasError: { not_equals: true } };

async function countStored(payload: Payload) {
  const now = Temporal.Now.instant().toString();
  const countEmails = async (state: 'waiting' | 'failed' | 'given_up') =>
    (await payload.count({ collection: 'outgoing-mails', overrideAccess: true, where: { state: { equals: state } } })).totalDocs;
  const countJobs = async (...and: Where[]) =>
    (await payload.count({ collection: 'payload-jobs', overrideAccess: true, where: { and: [NOT_DONE, ...and] } })).totalDocs;
  const scheduled = await countJobs(NOT_FAILED, { waitUntil: { greater_than: now } });
  return {
    emails: { waiting: await countEmails('waiting'), failed: await countEmails('failed'), given_up: await countEmails('given_up') },
    jobs: { due: (await countJobs(NOT_FAILED)) - scheduled, scheduled, failed: await countJobs({ hasError: { equals: true } }) },
  };
}

/** The metrics in Prometheus' text format; without those of the database while it does not answer. */
export async function answerMetrics(
  { headers, getPayload, dataFolder, timeoutMs }: MetricsRequest,
  metrics: Metrics = getMetrics(),
): Promise<Response> {
  if (!isFromOwnMachine(headers)) return createNotFoundResponse();
  const { registry, database, storage, emails, jobs } = metrics;
  const stored = await waitForDatabase(getPayload().then(countStored), timeoutMs);
  database.set(stored ? 1 : 0);
  storage.set((await isStorageWritable(dataFolder)) ? 1 : 0);
  emails.reset();
  jobs.reset();
  for (const [state, count] of Object.entries(stored?.emails ?? {})) emails.set({ state }, count);
  for (const [state, count] of Object.entries(stored?.jobs ?? {})) jobs.set({ state }, count);
  return new Response(await registry.metrics(), { headers: { ...NO_STORE, 'Content-Type': registry.contentType } });
}
