import { ZONE } from '@liget/park/time';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { may } from '../../../platform/rights/roles.ts';
import { checkDates } from '../dates/date-checks.ts';
import { SCOPES } from '../dates/move-scopes.ts';
import { moveTimes } from '../dates/moved-times.ts';
import { type ChangeOutcome, COLLECTION, changeNewestEvent, NO_DATE } from './newest-event.ts';

const Day = z.string().refine((text) => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
});

/** The request to move the date that begins at `start` to the day `to`. */
export const MoveRequest = z.object({ start: z.iso.datetime(), to: Day, scope: z.enum(SCOPES), publish: z.boolean().default(false) });
export type MoveRequest = z.infer<typeof MoveRequest>;

/** The new start of the date, at the same time of day. */
function startAfter({ start, to }: MoveRequest): string {
  const zoned = Temporal.Instant.from(start).toZonedDateTimeISO(ZONE);
  const moved = Temporal.PlainDate.from(to).toZonedDateTime({ timeZone: zoned.timeZoneId, plainTime: zoned.toPlainTime() });
  return new Date(moved.epochMilliseconds).toISOString();
}

/**
 * Moves dates of a program. It is saved as a draft, or published, if the request says so, the editor may publish, and nothing else would be
 * published with it.
 */
export const move = (
  req: PayloadRequest,
  id: number,
  request: MoveRequest,
): Promise<ChangeOutcome<{ start: string; isPublished: boolean }>> =>
  changeNewestEvent(req, id, async ({ event, isNewer }) => {
    const moved = moveTimes(event, { ...request, to: Temporal.PlainDate.from(request.to) });
    // If another editor has saved in the meantime, the save below reports their name.
    if (!moved && !isNewer) return { status: 409, message: NO_DATE };
    const [error] = moved ? checkDates(moved) : [];
    if (error) return { status: 400, message: error.message };
    const isPublished = request.publish && event['_status'] === 'published' && may(req.user, 'publish', COLLECTION);
    await req.payload.update({
      collection: COLLECTION,
      id,
      draft: !isPublished,
      depth: 0,
      locale: 'hu',
      overrideAccess: false,
      overrideLock: false,
      user: req.user,
      req,
      data: { ...moved, _status: isPublished ? 'published' : 'draft' },
    });
    return { done: { start: startAfter(request), isPublished } };
  });
