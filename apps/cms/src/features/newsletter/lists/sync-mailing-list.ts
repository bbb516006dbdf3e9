import { NewsletterTopic } from '@liget/content-api';
import type { Payload } from 'payload';
import * as z from 'zod';
import { getNextTry } from '../../../platform/email/attempts.ts';
import type { Environment } from '../../../platform/environment.ts';
import { repeatUntilStopped } from '../../../platform/jobs/repeat-until-stopped.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { STATES, SUBSCRIPTIONS } from '../subscriptions/subscriber.ts';
import { createBrevoList } from './brevo.ts';
import { createListmonkList } from './listmonk.ts';
import { ListError, type MailingList } from './mailing-list.ts';

type Names = Pick<Environment, 'MAILING_LIST' | 'LISTMONK_URL' | 'LISTMONK_TOKEN' | 'LISTMONK_LIST' | 'BREVO_API_KEY' | 'BREVO_LIST'>;

/** The external list in MAILING_LIST; `null` for the built-in one, which is the table of subscriptions. */
export function createMailingList(env: Names): MailingList | null {
  if (env.MAILING_LIST === 'listmonk')
    return createListmonkList({ url: env.LISTMONK_URL ?? '', token: env.LISTMONK_TOKEN ?? '', list: env.LISTMONK_LIST ?? 0 });
  return env.MAILING_LIST === 'brevo' ? createBrevoList({ apiKey: env.BREVO_API_KEY ?? '', list: env.BREVO_LIST ?? 0 }) : null;
}

const Row = z.object({
  id: z.number(),
  address: z.string(),
  name: z.string().nullish(),
  state: z.enum(STATES),
  topics: z.array(NewsletterTopic).nullish(),
  listDue: z.string(),
  listTries: z.number().nullish(),
  isListed: z.boolean().nullish(),
});
type Row = z.infer<typeof Row>;

const AT_ONCE = 20;
/** The longest retry delay in seconds: a list that was away for days gets all changes when it is back. */
const MAX_RETRY_DELAY_SECONDS = 12 * 60 * 60;
/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 20_000;

/** Updates the mailing list to the state of a subscription. Returns whether the list then has the address. */
async function updateList(list: MailingList, { address: email, name, state, topics, isListed }: Row): Promise<boolean> {
  if (state === 'confirmed') {
    await (isListed ? list.topics(email, topics ?? []) : list.subscribe({ email, name, topics: topics ?? [] }));
    return true;
  }
  await list.unsubscribe(email);
  return false;
}

const getCause = (error: unknown) => (error instanceof ListError ? error.message : error instanceof Error ? error.name : 'unknown');

/**
 * Sends changed subscriptions to the external list. The rows are the queue: only the current state is sent, once for several changes, and again
 * after a pause when sending failed. Rejects when the database does not answer.
 */
export async function syncSubscribers(payload: Payload, list: MailingList, now: Temporal.Instant): Promise<void> {
  const { docs } = await payload.find({
    collection: SUBSCRIPTIONS,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    sort: 'listDue',
    where: { and: [{ listDue: { less_than_equal: toStoredText(now) } }, { state: { not_equals: 'pending' } }] },
  });
  for (const row of docs.map((document) => Row.parse(document))) {
    // A change meanwhile has set another time and stays due.
    const mark = (data: Record<string, unknown>) =>
      payload.db.updateOne({
        collection: SUBSCRIPTIONS,
        where: { and: [{ id: { equals: row.id } }, { listDue: { equals: row.listDue } }] },
        data,
        options: { atomic: true },
      });
    try {
      await mark({ isListed: await updateList(list, row), listDue: null, listTries: 0 });
    } catch (error) {
      const tries = (row.listTries ?? 0) + 1;
      const next = getNextTry(tries, now, now) ?? now.add({ seconds: MAX_RETRY_DELAY_SECONDS });
      payload.logger.warn(
        `The mailing list was not told of subscription ${row.id} (${getCause(error)}); tried again at ${toStoredText(next)}`,
      );
      await mark({ listDue: toStoredText(next), listTries: tries });
    }
  }
}

/** Synchronises the list until the returned function is called, in the process that runs jobs. */
export function syncMailingList(payload: Payload, env: Names): () => void {
  const list = createMailingList(env);
  if (!list) return () => undefined;
  return repeatUntilStopped(CHECK_INTERVAL_MS, () =>
    syncSubscribers(payload, list, Temporal.Now.instant()).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The mailing list could not be kept in step' }),
    ),
  );
}
