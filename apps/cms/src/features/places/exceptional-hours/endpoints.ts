import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { label } from '../../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage, UNREADABLE_REQUEST } from '../../../platform/message-answers.ts';
import { may } from '../../../platform/rights/roles.ts';
import { type HoursRequest, parseHoursRequest } from './hours-request.ts';
import { PLACES } from './places.ts';
import { previewPlaces } from './preview-places.ts';
import { savePlaces } from './save.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const MAX_PLACES = 200;
const MAY_NOT = label('Helyek nyitvatartását Ön nem módosíthatja.', 'You may not change the hours of places.');

const Id = z.int().positive();
const PreviewBody = z.object({ ids: z.array(Id).min(1).max(MAX_PLACES), request: z.unknown() });
const SaveBody = z.object({
  action: z.enum(['add', 'remove']),
  places: z
    .array(z.object({ id: Id, updatedAt: z.string() }))
    .min(1)
    .max(MAX_PLACES),
  request: z.unknown(),
});

/** For users who may change places: parses the body, then the requested hours. */
const guard = <Body extends { request?: unknown }>(
  schema: z.ZodType<Body>,
  handle: (req: PayloadRequest, body: Body, request: HoursRequest) => Promise<unknown>,
): Endpoint['handler'] => {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    if (!may(req.user, 'write', PLACES)) return sendMessage(req, 403, MAY_NOT);
    const parsedBody = schema.safeParse(await req.json?.().catch(() => null));
    if (!parsedBody.success) return sendMessage(req, 400, UNREADABLE_REQUEST);
    const read = parseHoursRequest(parsedBody.data.request);
    if ('error' in read) return sendMessage(req, 400, read.error);
    return Response.json({ places: await handle(req, parsedBody.data, read.request) }, { headers: HEADERS });
  };
};

/**
 * `POST /api/top-locations/exceptional-hours/look`: the existing exceptions of each place on the days. `POST
 * /api/top-locations/exceptional-hours`: adds the exception to the places or removes it; the answer contains for each place whether it was
 * saved, or the reason why not.
 */
export const exceptionalHoursEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'post',
    path: '/exceptional-hours/look',
    handler: guard(PreviewBody, (req, { ids }, request) => previewPlaces(req, [...new Set(ids)], request)),
  },
  {
    method: 'post',
    path: '/exceptional-hours',
    handler: guard(SaveBody, (req, { places, action }, request) => savePlaces(req, places, request, action)),
  },
];
