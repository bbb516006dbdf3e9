import type { Payload } from 'payload';
import * as z from 'zod';
import { NumberColumn } from '../../../platform/database/sql/columns.ts';
import { querySql, quoteText } from '../../../platform/database/sql/sql.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';

const PERIOD_HOURS = 24;
/** Of all visitors together in `PERIOD_HOURS`, so that many senders cannot fill the disk within a day. */
const MAX_STORED = { files: 2_000, sizeBytes: 2 * 1024 ** 3 };

const StoredFiles = z.object({ files: NumberColumn, sizeBytes: NumberColumn });
export type StoredFiles = z.infer<typeof StoredFiles>;

/** Whether a file may be stored after those of the last day. */
export const isWithinRoom = ({ files, sizeBytes }: StoredFiles, nextBytes: number): boolean =>
  files < MAX_STORED.files && sizeBytes + nextBytes <= MAX_STORED.sizeBytes;

/** Whether a file may be stored, with or without a form that refers to it. */
export async function hasRoomForAttachment(payload: Payload, sizeBytes: number, now: Temporal.Instant): Promise<boolean> {
  const since = quoteText(toStoredText(now.subtract({ hours: PERIOD_HOURS })));
  const rows = await querySql(
    payload,
    StoredFiles,
    `SELECT COUNT(*) AS files, SUM(filesize) AS "sizeBytes" FROM enquiry_attachments WHERE created_at > ${since}`,
  );
  return rows.every((stored) => isWithinRoom(stored, sizeBytes));
}
