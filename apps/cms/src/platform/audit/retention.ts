import { ZONE } from '@liget/park/time';
import type { Payload, TaskConfig } from 'payload';
import { toStoredText } from '../read-model/dates.ts';
import { LOG } from './record.ts';

/** So long an office is asked who did something; the log holds names, so not for longer. */
const YEARS = 2;

/** Removes what happened more than two years before. Nothing else ever takes a line away. */
export async function deleteOldAuditRows(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO(ZONE).subtract({ years: YEARS }).toInstant();
  await payload.db.deleteMany({ collection: LOG, where: { createdAt: { less_than: toStoredText(before) } } });
}

/** Every night, in the one process that runs jobs. */
export const auditRetentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'auditRetention',
  schedule: [{ cron: '40 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteOldAuditRows(req.payload, Temporal.Now.instant());
    return { output: {} };
  },
};
