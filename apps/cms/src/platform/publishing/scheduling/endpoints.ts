import type { Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '../../database/transactions/in-transaction.ts';
import { type Label, label } from '../../fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../message-answers.ts';
import { may } from '../../rights/roles.ts';
import { type DocumentState, readDocumentState } from '../document-state.ts';
import { callOff, listPlannedActions, plan } from './jobs.ts';
import { type Action, type Schedule, type ScheduleError, validateSchedule, withStates } from './planned.ts';

const ERROR_TEXTS: Record<ScheduleError, Label> = {
  past: label('Ez az időpont már elmúlt. Adjon meg későbbi időpontot.', 'This time has passed. Enter a later one.'),
  unreadable: label('Adjon meg napot és időpontot.', 'Give a day and a time.'),
  'never-shown': label(
    'Ez a tartalom nem látható a honlapon, és a megjelenése sincs időzítve, így nincs mit levenni.',
    'The document is not on the site and is not scheduled to appear, so there is nothing to take down.',
  ),
  'before-publication': label('A lekerülésnek a megjelenés után kell lennie.', 'It must be taken down after it appears.'),
  'before-date': label(
    'A rajta álló dátum ennél későbbi, addig nem jelenhet meg. Időzítse arra az időpontra vagy későbbre, vagy írjon rá korábbi dátumot.',
    'Its date is later, and it may not appear before that. Schedule it for that time or later, or give it an earlier date.',
  ),
};

const GONE = label('Ez a tartalom már nincs meg.', 'This document no longer exists.');
const FORBIDDEN = label('Ezt Ön nem teheti közzé, így nem is időzítheti.', 'You may not publish this, so you may not schedule it either.');

async function answer(req: PayloadRequest, collection: string, id: string, state: DocumentState): Promise<Response> {
  const { isPublic, hasChanges, articleDate } = state;
  const schedule: Schedule = {
    isPublic,
    hasChanges,
    planned: withStates(await listPlannedActions(req, collection, id), state),
    ...(articleDate !== null && Date.parse(articleDate) > Date.now() ? { dateToCome: articleDate } : {}),
  };
  return Response.json(schedule, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = (req: PayloadRequest, error: ScheduleError) => sendMessage(req, 400, ERROR_TEXTS[error]);

async function parseRequest(req: PayloadRequest): Promise<{ action: Action; at: string } | null> {
  const body: unknown = await req.json?.().catch(() => null);
  if (typeof body !== 'object' || body === null || !('action' in body) || !('at' in body)) return null;
  const { action, at } = body;
  return (action === 'publish' || action === 'unpublish') && typeof at === 'string' ? { action, at } : null;
}

type Handler = (req: PayloadRequest, id: string, state: DocumentState) => Promise<Response>;

function guard(collection: string, level: 'see' | 'publish', handle: Handler): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (!may(req.user, level, collection)) return sendMessage(req, 403, FORBIDDEN);
    const id = String(req.routeParams?.['id']);
    const state = await readDocumentState(req, collection, id);
    return state ? handle(req, id, state) : sendMessage(req, 404, GONE);
  };
}

/**
 * `GET`, `POST` and `DELETE /api/{collection}/{id}/schedule`, for users who may see the document and, for changes, publish it. A new plan
 * replaces an older one of the same kind.
 */
export function createScheduleEndpoints(collection: string): Omit<Endpoint, 'root'>[] {
  return [
    { method: 'get', path: '/:id/schedule', handler: guard(collection, 'see', (req, id, state) => answer(req, collection, id, state)) },
    {
      method: 'post',
      path: '/:id/schedule',
      handler: guard(collection, 'publish', async (req, id, state) => {
        const request = await parseRequest(req);
        if (!request) return refuse(req, 'unreadable');
        const planned = await listPlannedActions(req, collection, id);
        const error = validateSchedule(request.action, request.at, Date.now(), { ...state, others: planned });
        if (error) return refuse(req, error);
        const replaced = planned.filter(({ action }) => action === request.action);
        await inTransaction(req, async (within) => {
          for (const { id: job } of replaced) await callOff(within, collection, id, job);
          await plan(within, { collection, id, action: request.action, at: request.at });
        });
        return answer(req, collection, id, state);
      }),
    },
    {
      method: 'delete',
      path: '/:id/schedule/:job',
      handler: guard(collection, 'publish', async (req, id, state) => {
        await callOff(req, collection, id, Number(req.routeParams?.['job']));
        return answer(req, collection, id, state);
      }),
    },
  ];
}
