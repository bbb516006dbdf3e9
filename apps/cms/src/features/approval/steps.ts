/** A step of the approval of a document. */
export const STEPS = ['requested', 'returned', 'withdrawn', 'published'] as const;
export type StepKind = (typeof STEPS)[number];

export interface ApprovalStep {
  id: number;
  kind: StepKind;
  /** Empty when nothing was said. */
  comment: string;
  by: string;
  /** The account's number; `null` when the service did it. */
  who: number | null;
  /** ISO 8601. */
  at: string;
}

/** The data of the admin's approval box. */
export interface Approval {
  /** Whether the document waits for a review. */
  isWaiting: boolean;
  /** Since it was last published or begun, the oldest first. */
  steps: ApprovalStep[];
  /** Whether there is anything that visitors do not see yet. */
  hasChanges: boolean;
  mayWrite: boolean;
  mayPublish: boolean;
  /** Whether the one who asks may take the request back: their own. */
  mayWithdraw: boolean;
}

/** Letters of a comment. */
export const LONGEST_COMMENT = 2000;

export const isStepKind = (value: unknown): value is StepKind => STEPS.some((kind) => kind === value);

/** The steps since the last publication; `steps`: the oldest first. */
export const listStepsSincePublication = (steps: readonly ApprovalStep[]): ApprovalStep[] =>
  steps.slice(steps.findLastIndex(({ kind }) => kind === 'published') + 1);

/** The request without an answer. */
export function openRequest(steps: readonly ApprovalStep[]): ApprovalStep | null {
  const last = steps.at(-1);
  return last?.kind === 'requested' ? last : null;
}

/** The last request that waits or was returned, whose author is notified of a publication. */
export function findLastRequest(steps: readonly ApprovalStep[]): ApprovalStep | null {
  const kind = steps.at(-1)?.kind;
  return kind === 'requested' || kind === 'returned' ? (steps.findLast((step) => step.kind === 'requested') ?? null) : null;
}
