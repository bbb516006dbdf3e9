import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../../../platform/message-answers.ts';
import { may } from '../../../platform/rights/roles.ts';
import { changeDate } from './change-date.ts';
import { DateRequest } from './changed-rows.ts';
import { loadDateDetails } from './date-details.ts';
import { MoveRequest, move } from './move.ts';
import { type ChangeOutcome, NO_DATE } from './newest-event.ts';
import { MAX_DAYS, readPeriod } from './period.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const MAY_NOT_SEE = label('A programnaptárt Ön nem láthatja.', 'You may not see the calendar of events.');
const MAY_NOT_MOVE = label('Programokat Ön nem helyezhet át.', 'You may not move events.');

export const maySeeCalendar = (user: unknown): boolean => may(user, 'see', 'events');
export const mayMove = (user: unknown): boolean => may(user, 'write', 'events');

function guard(isAllowed: (user: unknown) => boolean, why: Label, handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    return isAllowed(req.user) ? handle(req) : sendMessage(req, 403, why);
  };
}

/** A day of the query with a year of four digits; `null` if it is invalid. */
function readDay(value: unknown): Temporal.PlainDate | null {
  const day = z.iso.date().safeParse(value);
  return day.success ? Temporal.PlainDate.from(day.data) : null;
}

/** Handles a request that changes the event of the URL. */
const createChangeHandler = <Asked>(
  schema: { safeParse(value: unknown): { success: true; data: Asked } | { success: false } },
  change: (req: PayloadRequest, id: number, request: Asked) => Promise<ChangeOutcome<object>>,
): Endpoint['handler'] =>
  guard(mayMove, MAY_NOT_MOVE, async (req) => {
    const request = schema.safeParse(await req.json?.().catch(() => null));
    const id = Number(req.routeParams?.['id']);
    if (!request.success || !Number.isSafeInteger(id)) return sendMessage(req, 400, UNREADABLE_REQUEST);
    const outcome = await change(req, id, request.data);
    return 'done' in outcome ? Response.json(outcome.done, { headers: HEADERS }) : sendMessage(req, outcome.status, outcome.message);
  });

const Original = z.iso.datetime();

/**
 * `GET /api/events/calendar?from=&to=`: the dates of a period of at most six weeks. `GET /api/events/:id/date?original=`: one date, by when it was
 * to begin. `POST /api/events/:id/move`: a `MoveRequest`; `POST /api/events/:id/date`: a `DateRequest`.
 */
export const plannerEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'get',
    path: '/calendar',
    handler: guard(maySeeCalendar, MAY_NOT_SEE, async (req) => {
      const [from, to] = [readDay(req.query['from']), readDay(req.query['to'])];
      const days = from && to ? from.until(to).days + 1 : 0;
      if (!from || !to || days < 1 || days > MAX_DAYS) return sendMessage(req, 400, UNREADABLE_REQUEST);
      return Response.json(await readPeriod(req, from.toString(), to.toString()), { headers: HEADERS });
    }),
  },
  { method: 'post', path: '/:id/move', handler: createChangeHandler(MoveRequest, move) },
  {
    method: 'get',
    path: '/:id/date',
    handler: guard(mayMove, MAY_NOT_MOVE, async (req) => {
      const original = Original.safeParse(req.query['original']);
      const id = Number(req.routeParams?.['id']);
      if (!original.success || !Number.isSafeInteger(id)) return sendMessage(req, 400, UNREADABLE_REQUEST);
      const details = await loadDateDetails(req, id, original.data);
      return details ? Response.json(details, { headers: HEADERS }) : sendMessage(req, 404, NO_DATE);
    }),
  },
  { method: 'post', path: '/:id/date', handler: createChangeHandler(DateRequest, changeDate) },
];
