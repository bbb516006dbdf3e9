import { type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { getEditorLanguage } from '../../platform/editor-language.ts';
import { label } from '../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../../platform/message-answers.ts';
import { now } from '../../platform/read-model/clock.ts';
import { readBalloonDesk } from './desk.ts';
import { ERROR_TEXTS, saveBalloonAction } from './save.ts';
import { Action } from './state.ts';
import { BALLOON } from './stored.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const FORBIDDEN = label('A ballon állapotát Ön nem módosíthatja.', 'You may not change the balloon’s status.');

/** Whether the signed-in user may read or change the balloon, by the global's access rules. */
export async function mayAccessBalloon(req: PayloadRequest, what: 'read' | 'update'): Promise<boolean> {
  const global = req.payload.globals.config.find(({ slug }) => slug === BALLOON);
  return Boolean(req.user) && Boolean(await global?.access[what]({ req }));
}

function guard(what: 'read' | 'update', handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (await mayAccessBalloon(req, what)) return handle(req);
    return sendMessage(req, 403, FORBIDDEN);
  };
}

/** The message of slots that the global refuses; other errors are thrown again. */
function readSlotError(error: unknown): { message: string } {
  if (error instanceof ValidationError) return { message: error.data.errors[0]?.message ?? error.message };
  throw error;
}

/**
 * `GET /api/globals/balloon/desk`: the desk's state. `POST`: one `Action` of the operator; answers with the new state and the change, 409
 * after a conflicting change of somebody else, 400 with a reason when it is impossible.
 */
export const deskEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'get',
    path: '/desk',
    handler: guard('read', async (req) => Response.json({ desk: await readBalloonDesk(req, now()) }, { headers: HEADERS })),
  },
  {
    method: 'post',
    path: '/desk',
    handler: guard('update', async (req) => {
      const request = Action.safeParse(await req.json?.().catch(() => null));
      if (!request.success) return sendMessage(req, 400, UNREADABLE_REQUEST);
      const outcome = await saveBalloonAction(req, request.data, now()).catch(readSlotError);
      const desk = await readBalloonDesk(req, now());
      if ('done' in outcome) return Response.json({ desk, done: outcome.done }, { headers: HEADERS });
      if ('message' in outcome) return Response.json({ desk, message: outcome.message }, { status: 400, headers: HEADERS });
      const status = outcome.error === 'overtaken' ? 409 : 400;
      return Response.json({ desk, message: ERROR_TEXTS[outcome.error][getEditorLanguage(req)] }, { status, headers: HEADERS });
    }),
  },
];
