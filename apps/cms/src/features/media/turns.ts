import type { Payload } from 'payload';
import { raiseAlone } from '../../platform/content-revision/raise.ts';
import { repeatUntilStopped } from '../../platform/jobs/repeat-until-stopped.ts';
import { toMinute } from '../../platform/read-model/clock.ts';
import { stored } from '../../platform/read-model/dates.ts';

/** Milliseconds between two looks: a picture appears and goes within so long. */
const PAUSE = 20_000;
/** What happened while nobody looked is made up for, so far back. */
const BACK = { hours: 30 * 24 };

/** Whether a picture's embargo ended, or its time, after one instant and until another. */
async function hasTurned(payload: Payload, after: Temporal.Instant, until: Temporal.Instant): Promise<boolean> {
  const between = (field: string) => ({
    and: [{ [field]: { greater_than: stored(after) } }, { [field]: { less_than_equal: stored(until) } }],
  });
  const { totalDocs } = await payload.count({
    collection: 'media',
    overrideAccess: true,
    where: { or: [between('shownFrom'), between('shownUntil')] },
  });
  return totalDocs > 0;
}

/** Tells the site that its pages are old when a picture may be shown from now on, or no more. Whether there was one. */
export async function turnPictures(payload: Payload, after: Temporal.Instant, now: Temporal.Instant): Promise<boolean> {
  if (!(await hasTurned(payload, after, now))) return false;
  await raiseAlone(payload);
  return true;
}

/** Looks until the returned function is called, in the process that runs jobs. */
export function keepTurning(payload: Payload): () => void {
  let after = Temporal.Now.instant().subtract(BACK);
  return repeatUntilStopped(PAUSE, async () => {
    // As what is read knows the time.
    const now = toMinute(Temporal.Now.instant());
    try {
      await turnPictures(payload, after, now);
      after = now;
    } catch (error) {
      payload.logger.error({ err: error, msg: 'It could not be found out which pictures may be shown from now on' });
    }
  });
}
