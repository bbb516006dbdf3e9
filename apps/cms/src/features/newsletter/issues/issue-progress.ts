import * as z from 'zod';

/** A new issue is a draft. `scheduled` waits for its time; `sending` and `stopped` were partly sent. Only drafts can be changed. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;

/** A chosen item that an issue leaves out. */
const Omission = z.object({
  collection: z.enum(['events', 'news']),
  id: z.number(),
  title: z.string(),
  reason: z.enum(['unpublished', 'over']),
});

/** A chosen event that an issue contains although it does not take place. */
const OffProgram = z.object({ id: z.number(), title: z.string(), state: z.enum(['cancelled', 'moved', 'postponed']) });

const Plan = z.object({
  /** The number of subscribers who would get it now. */
  recipients: z.number(),
  omissions: z.array(Omission),
  /** Events that it announces as cancelled or postponed. */
  offPrograms: z.array(OffProgram),
  /** Whether a test of the current content was sent. */
  isTried: z.boolean(),
  /** The time of a scheduled issue; ISO. */
  sendAt: z.string().nullable(),
  /** The time at which a draft was not sent, because nobody was to get it; ISO. */
  missedAt: z.string().nullable(),
});

/** The progress of an issue for its editor, in numbers of recipients. The service answers with it, and the admin parses it. */
export const Progress = z.object({
  status: z.enum(ISSUE_STATES),
  /** Recipients whose email is or was in the outbox. */
  recipients: z.number(),
  sent: z.number(),
  waiting: z.number(),
  /** Given up for any reason, and the part of them whose mailbox does not exist. */
  givenUp: z.number(),
  bounced: z.number(),
  /** For an issue that was not sent yet. */
  plan: Plan.nullable(),
});

export type Omission = z.infer<typeof Omission>;
export type OffProgram = z.infer<typeof OffProgram>;
export type Plan = z.infer<typeof Plan>;
export type Progress = z.infer<typeof Progress>;
