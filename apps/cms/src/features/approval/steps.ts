import * as z from 'zod';

/** A step of the approval of a document. */
export const STEPS = ['requested', 'returned', 'withdrawn', 'published'] as const;
export type StepKind = (typeof STEPS)[number];

const ApprovalStep = z.object({
  id: z.number(),
  kind: z.enum(STEPS),
  /** Empty without a comment. */
  comment: z.string(),
  by: z.string(),
  /** The id of the account; `null` for the service itself. */
  who: z.number().nullable(),
  /** ISO 8601. */
  at: z.string(),
});
export type ApprovalStep = z.infer<typeof ApprovalStep>;

/** The data of the admin's approval box. */
export const Approval = z.object({
  /** Whether the document waits for a review. */
  isWaiting: z.boolean(),
  /** The steps since the last publication or creation, the oldest first. */
  steps: z.array(ApprovalStep),
  /** Whether there are unpublished changes. */
  hasChanges: z.boolean(),
  mayWrite: z.boolean(),
  mayPublish: z.boolean(),
  /** Whether the user may withdraw the request: only their own. */
  mayWithdraw: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

/** Maximum length of a comment in characters. */
export const MAX_COMMENT_LENGTH = 2000;

export const isStepKind = (value: unknown): value is StepKind => STEPS.some((kind) => kind === value);

/** The steps since the last publication; `steps`: the oldest first. */
export const listStepsSincePublication = (steps: readonly ApprovalStep[]): ApprovalStep[] =>
  steps.slice(steps.findLastIndex(({ kind }) => kind === 'published') + 1);

/** The request that waits for a review. */
export function openRequest(steps: readonly ApprovalStep[]): ApprovalStep | null {
  const last = steps.at(-1);
  return last?.kind === 'requested' ? last : null;
}

/** The last request that waits or was returned, whose author is notified of a publication. */
export function findLastRequest(steps: readonly ApprovalStep[]): ApprovalStep | null {
  const kind = steps.at(-1)?.kind;
  return kind === 'requested' || kind === 'returned' ? (steps.findLast((step) => step.kind === 'requested') ?? null) : null;
}
