import type { CollectionSlug, Payload } from 'payload';
import { raiseAlone } from '../content-revision/raise.ts';
import { repeatUntilStopped } from '../jobs/repeat-until-stopped.ts';
import { toMinute } from '../read-model/clock.ts';
import { toStoredText } from '../read-model/dates.ts';

/** Milliseconds between two looks: what has a beginning and an end appears and goes within so long. */
const PAUSE = 20_000;
/** What happened while nobody looked is made up for, so far back. */
const BACK = { hours: 30 * 24 };

/** Whether the time of something of these kinds (`shownFrom`, `shownUntil`) began or ended after one instant and until another. */
async function hasWindowChange(
  payload: Payload,
  collections: readonly CollectionSlug[],
  after: Temporal.Instant,
  until: Temporal.Instant,
): Promise<boolean> {
  const between = (field: string) => ({
    and: [{ [field]: { greater_than: toStoredText(after) } }, { [field]: { less_than_equal: toStoredText(until) } }],
  });
  const where = { or: [between('shownFrom'), between('shownUntil')] };
  for (const collection of collections) if ((await payload.count({ collection, overrideAccess: true, where })).totalDocs > 0) return true;
  return false;
}

/** Tells the site that its pages are old when something may be shown from now on, or no more. Whether there was anything. */
export async function raiseOnWindowChange(
  payload: Payload,
  collections: readonly CollectionSlug[],
  after: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!(await hasWindowChange(payload, collections, after, now))) return false;
  await raiseAlone(payload);
  return true;
}

/** Looks until the returned function is called, in the process that runs jobs. */
export function watchVisibilityWindows(payload: Payload, collections: readonly CollectionSlug[]): () => void {
  let after = Temporal.Now.instant().subtract(BACK);
  return repeatUntilStopped(PAUSE, async () => {
    // As what is read knows the time.
    const now = toMinute(Temporal.Now.instant());
    try {
      await raiseOnWindowChange(payload, collections, after, now);
      after = now;
    } catch (error) {
      payload.logger.error({ err: error, msg: 'It could not be found out what may be shown from now on' });
    }
  });
}
