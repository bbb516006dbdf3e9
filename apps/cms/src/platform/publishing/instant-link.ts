import { createInstantQuery, isPreviewableInstant } from '@liget/content-api/preview';
import { getScreenPath } from '@liget/content-api/screens';
import { ZONE } from '@liget/park/time';
import type { Endpoint } from 'payload';
import { readEnvironment } from '../environment.ts';
import { label } from '../fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../message-answers.ts';

export const INSTANT_PATH = '/preview-at';

const UNREADABLE = label(
  'Ezt az időpontot nem értjük. Menjen vissza, és válasszon napot és órát.',
  'This time cannot be read. Enter Budapest time like this: 2026-11-28T09:00.',
);
const TOO_FAR = label('Tíz évnél távolabbi időpontot nem tudunk megmutatni.', 'A time more than ten years away cannot be shown.');
const NO_SECRET = label(
  'Az előnézet nincs beállítva. Szóljon az üzemeltetőnek: a PREVIEW_SECRET hiányzik.',
  'There are no previews: the service and the site do not have the same PREVIEW_SECRET.',
);

function toBudapestTime(text: string | null): Temporal.Instant | undefined {
  try {
    return Temporal.PlainDateTime.from(text ?? '', { overflow: 'reject' })
      .toZonedDateTime(ZONE)
      .toInstant();
  } catch {
    return undefined;
  }
}

/**
 * `GET /api/preview-at?at=2026-11-28T09:00&locale=hu`, for signed-in editors: redirects to the site's home page at that wall time in
 * Budapest, by a signed link that is valid for an hour. 400 for an unreadable or too distant time, 503 without PREVIEW_SECRET.
 */
export const instantLink: Endpoint = {
  method: 'get',
  path: INSTANT_PATH,
  handler: (req) => {
    const locale = req.searchParams.get('locale') === 'en' ? 'en' : 'hu';
    if (!req.user) return refuseSignedOut(req);
    const { PREVIEW_SECRET, PUBLIC_ORIGIN } = readEnvironment();
    if (!PREVIEW_SECRET) return sendMessage(req, 503, NO_SECRET);
    const at = toBudapestTime(req.searchParams.get('at'))?.toString();
    const now = Math.floor(Date.now() / 1000);
    if (at === undefined) return sendMessage(req, 400, UNREADABLE);
    if (!isPreviewableInstant(at, now)) return sendMessage(req, 400, TOO_FAR);
    const query = createInstantQuery(PREVIEW_SECRET, { at }, now);
    const Location = `${PUBLIC_ORIGIN}${getScreenPath('home', locale, {})}?${query}`;
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
  },
};
