import { CASE_KINDS, type CaseKind } from '@liget/content-api';
import { ZONE } from '@liget/park/time';
import { createLocalReq, type Payload, type TaskConfig } from 'payload';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { readPeriods } from '../deadline.ts';
import { deleteAttachments } from '../intake/attachments.ts';
import { StoredCase } from '../stored-case.ts';
import { erase } from './erase.ts';

/** The instant before which a case must have been answered or closed to be erased now. */
const subtractMonths = (now: Temporal.Instant, months: number) => now.toZonedDateTimeISO(ZONE).subtract({ months }).toInstant();

async function findOverdue(payload: Payload, kind: CaseKind, now: Temporal.Instant): Promise<StoredCase[]> {
  const { months } = await readPeriods(payload, kind);
  const before = toStoredText(subtractMonths(now, months));
  const { docs } = await payload.find({
    collection: 'enquiries',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: {
      and: [
        { kind: { equals: kind } },
        { erasedAt: { exists: false } },
        {
          or: [
            { and: [{ state: { equals: 'closed' } }, { closedAt: { less_than: before } }] },
            // Most cases end with an answer, without being closed.
            { and: [{ state: { equals: 'answered' } }, { updatedAt: { less_than: before } }] },
          ],
        },
      ],
    },
  });
  return docs.map((document) => StoredCase.parse(document));
}

/** Erases cases whose retention period is over, and deletes files that no form has used for a day. Returns the number of erased cases. */
export async function purgeExpired(payload: Payload, now: Temporal.Instant): Promise<number> {
  let count = 0;
  for (const kind of CASE_KINDS) {
    for (const overdue of await findOverdue(payload, kind, now)) {
      await erase(await createLocalReq({}, payload), overdue);
      count += 1;
    }
  }
  await deleteAttachments(payload, { before: now.subtract({ hours: 24 }) });
  return count;
}

/** Runs every night in the process that runs jobs. */
export const retentionTask: TaskConfig<{ input: object; output: { erased: number } }> = {
  slug: 'retention',
  schedule: [{ cron: '20 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const erased = await purgeExpired(req.payload, Temporal.Now.instant());
    if (erased > 0) req.payload.logger.info(`Personal data of ${erased} enquiries were erased, their time being over`);
    return { output: { erased } };
  },
};
