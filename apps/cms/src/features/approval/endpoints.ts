import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { refuseSignedOut, sendMessage } from '../../platform/message-answers.ts';
import { type DocumentState, readDocumentState } from '../../platform/publishing/document-state.ts';
import { may } from '../../platform/rights/roles.ts';
import { applyApprovalStep, readApproval } from './approve.ts';
import { MAX_COMMENT_LENGTH } from './steps.ts';
import type { Subject } from './store.ts';
import { APPROVAL_ERRORS } from './texts.ts';

const RequestBody = z.object({ step: z.enum(['requested', 'returned', 'withdrawn']), comment: z.string().trim().default('') });
const HEADERS = { 'Cache-Control': 'no-store' };

type Handler = (req: PayloadRequest, subject: Subject, state: DocumentState) => Promise<Response>;

const guarded =
  (collection: string, handle: Handler): Endpoint['handler'] =>
  async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (!may(req.user, 'see', collection)) return sendMessage(req, 403, APPROVAL_ERRORS.forbidden);
    const id = String(req.routeParams?.['id']);
    const state = await readDocumentState(req, collection, id);
    return state ? handle(req, { collection, id }, state) : sendMessage(req, 404, APPROVAL_ERRORS.gone);
  };

const answer: Handler = async (req, subject, state) => Response.json(await readApproval(req, subject, state), { headers: HEADERS });

const change: Handler = async (req, subject, state) => {
  const request = RequestBody.safeParse(await req.json?.().catch(() => null));
  if (!request.success) return sendMessage(req, 400, APPROVAL_ERRORS.unreadable);
  if (request.data.comment.length > MAX_COMMENT_LENGTH) return sendMessage(req, 400, APPROVAL_ERRORS.tooLong);
  const error = await applyApprovalStep(req, subject, state, request.data);
  return error ? sendMessage(req, error.status, error.message) : answer(req, subject, state);
};

/** `GET` and `POST /api/{collection}/{id}/approval`: an `Approval`, for users who may see the document; each request needs its own rights. */
export const createApprovalEndpoints = (collection: string): Omit<Endpoint, 'root'>[] => [
  { method: 'get', path: '/:id/approval', handler: guarded(collection, answer) },
  { method: 'post', path: '/:id/approval', handler: guarded(collection, change) },
];
