import * as z from 'zod';

/** The numbers of scans of a code in the last 7 and 30 days, including today, and in total. */
export const ScanCounts = z.object({
  week: z.number(),
  month: z.number(),
  all: z.number(),
  /** Days with scans among the last thirty, the newest first. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
});
export type ScanCounts = z.infer<typeof ScanCounts>;

/** The address that a code leads to and its scans, as the service answers the admin. */
export const CodeScans = ScanCounts.extend({ address: z.string() });
