import { Day } from '@liget/content-api';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { record } from '../../platform/audit/record.ts';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';
import { isAdministrator, may } from '../../platform/rights/roles.ts';
import { findCase } from './case-details.ts';
import { toNoon } from './deadline.ts';
import { answerEmail, deliver } from './emails/emails.ts';
import { notifyAssigned, type Person, toPerson } from './emails/notices.ts';
import { erase } from './retention/erase.ts';
import { findSteps, recordStep, type Step } from './steps.ts';
import type { StoredCase } from './stored-case.ts';

const MAX_TEXT = 10_000;
const text = z.string().trim().min(1).max(MAX_TEXT);
/** The id of the last step that the editor has seen, to detect steps of others. */
const after = z.number().int().nonnegative();

/** An action of an editor on a case. */
export const Action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('opened') }),
  z.object({ action: z.literal('assigned'), to: z.number().int().positive().nullable() }),
  z.object({ action: z.literal('state'), state: z.enum(['inProgress', 'waiting']) }),
  z.object({ action: z.literal('due'), due: Day }),
  z.object({ action: z.literal('note'), text }),
  /** An interim answer keeps the case open, with its deadline. */
  z.object({ action: z.literal('answered'), text, after, keepsOpen: z.boolean().default(false) }),
  z.object({ action: z.literal('closed'), after }),
  z.object({ action: z.literal('reopened') }),
  z.object({ action: z.literal('erased') }),
]);
export type Action = z.input<typeof Action>;

export const ERROR_TEXTS = {
  gone: label('Ez az ügy már nincs meg.', 'This case no longer exists.'),
  unreadable: label('Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.', 'This step is not valid.'),
  erased: label(
    'Az ügy személyes adatai törölve vannak; már nincs vele teendő.',
    'The personal data of this case have been erased, so nothing can be added to it.',
  ),
  closed: label('Az ügy le van zárva. Előbb nyissa meg újra.', 'This case is closed. Reopen it first.'),
  overtaken: label(
    'Közben más már válaszolt vagy lezárta az ügyet. Nézze meg a naplóban, és ha így is kell, küldje el újra.',
    'Somebody else has answered or closed this case in the meantime. Look at the log, and send it again if it is still needed.',
  ),
  nobody: label('Ilyen szerkesztő nincs.', 'There is no such editor.'),
  notYours: label('A megkeresésekkel az ügyfélszolgálat foglalkozik.', 'Only customer service may deal with enquiries.'),
  forbidden: label('Ezt csak rendszergazda teheti meg.', 'Only an administrator may do this.'),
} as const satisfies Record<string, Label>;
export type CaseActionError = keyof typeof ERROR_TEXTS;

type CaseUpdate = Partial<Pick<StoredCase, 'state' | 'unread' | 'due' | 'assignedTo' | 'closedAt'>>;
type Change = { data: CaseUpdate; step: Step; notify?: Person } | CaseActionError | 'nothing';
type CaseAction = { req: PayloadRequest; stored: StoredCase };

/** The user, if they may handle cases; otherwise `undefined`. */
async function findPerson({ req }: CaseAction, id: number): Promise<Person | undefined> {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    ...joinTransaction(req),
  });
  return user && may(user, 'write', 'enquiries') ? toPerson(user) : undefined;
}

async function isOvertaken({ req, stored }: CaseAction, seenStep: number): Promise<boolean> {
  const steps = await findSteps(req.payload, stored.id, req);
  return steps.some((step) => step.id > seenStep && (step.action === 'answered' || step.action === 'closed'));
}

async function getChange(acting: CaseAction, request: Action): Promise<Change> {
  const { unread, state, erasedAt } = acting.stored;
  // A note or answer could contain personal data again.
  if (erasedAt) return request.action === 'opened' ? 'nothing' : 'erased';
  switch (request.action) {
    case 'opened':
      if (!unread) return 'nothing';
      return { data: { unread: false }, step: { action: 'opened' } };
    case 'assigned': {
      if (request.to === null) return { data: { assignedTo: null }, step: { action: 'assigned' } };
      const person = await findPerson(acting, request.to);
      if (!person) return 'nobody';
      return {
        data: { assignedTo: request.to, ...(state === 'new' ? { state: 'inProgress' } : {}) },
        step: { action: 'assigned', detail: person.name },
        ...(person.id === acting.req.user?.id ? {} : { notify: person }),
      };
    }
    case 'state':
      if (state === 'closed') return 'closed';
      return { data: { state: request.state }, step: { action: 'state', detail: request.state } };
    case 'due':
      return { data: { due: toNoon(request.due) }, step: { action: 'due', detail: request.due } };
    case 'note':
      return { data: {}, step: { action: 'note', text: request.text } };
    case 'answered':
      if (state === 'closed') return 'closed';
      return request.keepsOpen
        ? { data: { state: 'inProgress', unread: false }, step: { action: 'answered', detail: 'inProgress', text: request.text } }
        : { data: { state: 'answered', unread: false }, step: { action: 'answered', text: request.text } };
    case 'closed':
      if (state === 'closed') return 'nothing';
      return { data: { state: 'closed', unread: false, closedAt: toStoredText(Temporal.Now.instant()) }, step: { action: 'closed' } };
    case 'reopened':
      return { data: { state: 'inProgress', closedAt: null }, step: { action: 'reopened' } };
    case 'erased':
      return 'nothing';
  }
}

/** Changes the case, adds the step and queues the email, in the transaction of the request. */
async function apply(
  acting: CaseAction,
  { data, step, notify }: Exclude<Change, string>,
  seen: number | undefined,
): Promise<CaseActionError | null> {
  const { req, stored } = acting;
  const { payload } = req;
  const { id } = stored;
  if (seen !== undefined && (await isOvertaken(acting, seen))) return 'overtaken';
  await recordStep(req, id, step);
  if (step.action === 'answered') {
    const email = answerEmail(stored, step.text ?? '', seen ?? 0);
    const isQueued = await deliver(payload, stored, email, req);
    if (!isQueued) await recordStep({ payload, ...joinTransaction(req).req }, id, { action: 'letterFailed' });
  }
  if (notify) await notifyAssigned(payload, stored, notify, req);
  if (Object.keys(data).length > 0)
    await payload.update({ collection: 'enquiries', id, overrideAccess: true, depth: 0, data, ...joinTransaction(req) });
  return null;
}

async function eraseCase(req: PayloadRequest, id: number): Promise<CaseActionError | null> {
  const stored = await findCase(req.payload, id);
  if (!stored) return 'gone';
  if (!isAdministrator(req.user)) return 'forbidden';
  await erase(req, stored, (within) => record(within, { what: 'erased', subject: 'enquiries', document: id, title: stored.reference }));
  return null;
}

/**
 * Applies an action and logs it, or returns an error. An answer and its email are stored together or not at all. Concurrent actions are
 * serialised: the second one sees the first one's result.
 */
export async function applyCaseAction(req: PayloadRequest, id: number, request: Action): Promise<CaseActionError | null> {
  if (request.action === 'erased') return eraseCase(req, id);
  return inTransaction(req, async (within) => {
    await lockUntilCommit(`case/${id}`, within);
    const stored = await findCase(within.payload, id, within);
    if (!stored) return 'gone';
    const acting = { req: within, stored };
    const change = await getChange(acting, request);
    if (change === 'nothing') return null;
    if (typeof change === 'string') return change;
    return apply(acting, change, 'after' in request ? request.after : undefined);
  });
}
