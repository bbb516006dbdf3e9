import type { Endpoint, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { refuseSignedOut, sendMessage } from '../../platform/message-answers.ts';
import { may } from '../../platform/rights/roles.ts';
import { Action, applyCaseAction, type CaseActionError, ERROR_TEXTS } from './actions.ts';
import { findCase, readCaseDetails } from './case-details.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const STATUS: Partial<Record<CaseActionError, number>> = { gone: 404, forbidden: 403, notYours: 403, overtaken: 409 };

function refuse(req: PayloadRequest, error: CaseActionError): Response {
  return sendMessage(req, STATUS[error] ?? 400, ERROR_TEXTS[error]);
}

async function answerDesk(req: PayloadRequest, id: number): Promise<Response> {
  const stored = await findCase(req.payload, id);
  return stored
    ? Response.json(await readCaseDetails({ payload: req.payload, locale: getEditorLanguage(req) }, stored), { headers: HEADERS })
    : refuse(req, 'gone');
}

function guard(handle: (req: PayloadRequest, id: number) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (!may(req.user, 'write', 'enquiries')) return refuse(req, 'notYours');
    const id = Number(req.routeParams?.['id']);
    return Number.isSafeInteger(id) && id > 0 ? handle(req, id) : refuse(req, 'gone');
  };
}

/**
 * `POST /api/enquiries/{id}/steps`, for signed-in editors: every action on a case, including opening it. Answers with the case afterwards.
 */
export const inboxEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'post',
    path: '/:id/steps',
    handler: guard(async (req, id) => {
      const request = Action.safeParse(await req.json?.().catch(() => null));
      if (!request.success) return refuse(req, 'unreadable');
      const error = await applyCaseAction(req, id, request.data);
      return error ? refuse(req, error) : answerDesk(req, id);
    }),
  },
];
