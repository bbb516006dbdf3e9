import * as z from 'zod';

const HistoryStep = z.object({
  /** The instant, ISO 8601. */
  at: z.string(),
  /** `null` for a save without a user, or from before names were stored. */
  by: z.string().nullable(),
});

/** A version of a document in its history, or one date of an event that was published without the draft; `date` is for the editor to read. */
const HistoryEntry = z.discriminatedUnion('kind', [
  HistoryStep.extend({ kind: z.literal('version'), version: z.number(), isPublished: z.boolean() }),
  HistoryStep.extend({ kind: z.literal('date'), date: z.string() }),
]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The newest entries, the newest first, as the service answers the admin. */
export const DocumentHistory = z.object({ entries: z.array(HistoryEntry) });
