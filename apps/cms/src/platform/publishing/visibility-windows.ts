import type { CollectionSlug, Payload } from 'payload';
import { raiseAlone } from '../content-revision/raise.ts';
import { repeatUntilStopped } from '../jobs/repeat-until-stopped.ts';
import { toMinute } from '../read-model/clock.ts';
import { toStoredText } from '../read-model/dates.ts';

/** Milliseconds between two checks, and the longest delay with which scheduled content appears or disappears. */
const CHECK_INTERVAL_MS = 20_000;
/** How far back the first check looks for changes that happened while no process was running. */
const LOOK_BACK = { hours: 30 * 24 };

/** Whether `shownFrom` or `shownUntil` of a document of these kinds is after one instant and not after another. */
async function hasWindowChange(
  payload: Payload,
  collections: readonly CollectionSlug[],
  after: Temporal.Instant,
  until: Temporal.Instant,
): Promise<boolean> {
  const matchBetween = (field: string) => ({
    and: [{ [field]: { greater_than: toStoredText(after) } }, { [field]: { less_than_equal: toStoredText(until) } }],
  });
  const where = { or: [matchBetween('shownFrom'), matchBetween('shownUntil')] };
  for (const collection of collections) if ((await payload.count({ collection, overrideAccess: true, where })).totalDocs > 0) return true;
  return false;
}

/** Raises the content revision if a document's time of showing began or ended; returns whether one did. */
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

/** Checks repeatedly until the returned function is called; for the process that runs jobs. */
export function watchVisibilityWindows(payload: Payload, collections: readonly CollectionSlug[]): () => void {
  let after = Temporal.Now.instant().subtract(LOOK_BACK);
  return repeatUntilStopped(CHECK_INTERVAL_MS, async () => {
    // Reads use whole minutes, too.
    const now = toMinute(Temporal.Now.instant());
    try {
      await raiseOnWindowChange(payload, collections, after, now);
      after = now;
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Visibility check failed: scheduled content may appear or disappear late' });
    }
  });
}
