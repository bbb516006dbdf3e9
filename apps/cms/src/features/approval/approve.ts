import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../platform/database/transactions/lock-until-commit.ts';
import type { Label } from '../../platform/fields/labels.ts';
import { releaseLock } from '../../platform/optimistic-locking/lock.ts';
import type { DocumentState } from '../../platform/publishing/document-state.ts';
import { may } from '../../platform/rights/roles.ts';
import { notifyAsker, notifyReviewers } from './emails.ts';
import { type Approval, type ApprovalStep, openRequest } from './steps.ts';
import { addStep, readSteps, type Subject } from './store.ts';
import { APPROVAL_ERRORS } from './texts.ts';

/** A requested action. */
export interface ApprovalRequest {
  step: 'requested' | 'returned' | 'withdrawn';
  comment: string;
}

export interface ApprovalError {
  status: 400 | 403 | 409;
  message: Label;
}

const isOwn = ({ user }: PayloadRequest, request: ApprovalStep) => Boolean(user) && Number(user?.id) === request.who;

const refuse = (status: ApprovalError['status'], message: Label): ApprovalError => ({ status, message });

/** The reason why a request is refused; `null` when it is accepted. */
export function checkRequest(
  req: PayloadRequest,
  { collection }: Subject,
  { step, comment }: ApprovalRequest,
  { hasChanges, steps }: { hasChanges: boolean; steps: readonly ApprovalStep[] },
): ApprovalError | null {
  const request = openRequest(steps);
  if (step === 'requested') {
    if (!may(req.user, 'write', collection)) return refuse(403, APPROVAL_ERRORS.forbidden);
    if (request) return refuse(409, APPROVAL_ERRORS.alreadyWaiting);
    return hasChanges ? null : refuse(400, APPROVAL_ERRORS.nothingNew);
  }
  if (!request) return refuse(409, APPROVAL_ERRORS.notWaiting);
  if (step === 'withdrawn') return isOwn(req, request) ? null : refuse(403, APPROVAL_ERRORS.forbidden);
  if (!may(req.user, 'publish', collection)) return refuse(403, APPROVAL_ERRORS.forbidden);
  return comment === '' ? refuse(400, APPROVAL_ERRORS.noReason) : null;
}

export async function readApproval(req: PayloadRequest, subject: Subject, { hasChanges }: DocumentState): Promise<Approval> {
  const steps = await readSteps(req, subject);
  const request = openRequest(steps);
  return {
    isWaiting: request !== null,
    steps,
    hasChanges,
    mayWrite: may(req.user, 'write', subject.collection),
    mayPublish: may(req.user, 'publish', subject.collection),
    mayWithdraw: request !== null && isOwn(req, request),
  };
}

/** Stores the step and its e-mails in one transaction; requests for the same document are serialised. */
export async function applyApprovalStep(
  req: PayloadRequest,
  subject: Subject,
  state: DocumentState,
  request: ApprovalRequest,
): Promise<ApprovalError | null> {
  return inTransaction(req, async (within) => {
    await lockUntilCommit(`approval/${subject.collection}/${subject.id}`, within);
    const steps = await readSteps(within, subject);
    const error = checkRequest(within, subject, request, { hasChanges: state.hasChanges, steps });
    if (error) return error;
    // Who hands it over no longer edits it: the colleague can open it at once.
    await releaseLock(within, `${subject.collection}/${subject.id}`);
    const { kind, ...step } = await addStep(within, subject, request.step, request.comment);
    const about = { subject, document: state.newest };
    if (kind === 'requested') await notifyReviewers(within, { ...about, step: { ...step, kind } });
    if (kind === 'returned') await notifyAsker(within, openRequest(steps)?.who ?? null, { ...about, step: { ...step, kind } });
    return null;
  });
}
