import { ZONE } from '@liget/park/time';
import type { Payload, TaskConfig } from 'payload';
import { toStoredText } from '../read-model/dates.ts';
import { LOG } from './record.ts';

/** Long enough for questions to the office; not longer, because the log contains names. */
const YEARS = 2;

/** Deletes rows older than two years. Nothing else deletes rows. */
export async function deleteOldAuditRows(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO(ZONE).subtract({ years: YEARS }).toInstant();
  await payload.db.deleteMany({ collection: LOG, where: { createdAt: { less_than: toStoredText(before) } } });
}

/** Runs every night in the process that runs jobs. */
export const auditRetentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'auditRetention',
  schedule: [{ cron: '40 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteOldAuditRows(req.payload, Temporal.Now.instant());
    return { output: {} };
  },
};
