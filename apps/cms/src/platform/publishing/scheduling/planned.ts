import * as z from 'zod';

const Action = z.enum(['publish', 'unpublish']);
export type Action = z.infer<typeof Action>;

const ScheduledAction = z.object({
  /** The job's number. */
  id: z.number(),
  action: Action,
  /** The instant, ISO 8601. */
  at: z.string(),
  by: z.string().exactOptional(),
  /** `idle`: it would currently change nothing. `failed`: it could not be done at its time. */
  state: z.enum(['waiting', 'idle', 'failed']),
  /** A publication before the document's own date, which is not done. */
  isEarly: z.literal(true).exactOptional(),
});
export type ScheduledAction = z.infer<typeof ScheduledAction>;

/** The scheduled publication of a document, as the service answers the admin. */
export const Schedule = z.object({
  isPublic: z.boolean(),
  /** Whether there is a draft newer than the public version. */
  hasChanges: z.boolean(),
  planned: z.array(ScheduledAction),
  /** The document's own date while it is in the future; ISO 8601. */
  dateToCome: z.string().exactOptional(),
});
export type Schedule = z.infer<typeof Schedule>;

interface PublicationState {
  isPublic: boolean;
  hasChanges: boolean;
  /** The document's own date, ISO 8601. */
  articleDate: string | null;
}

/** Whether an instant is before the document's own date, so that it cannot be published then. */
export const isBeforeDate = (at: string, articleDate: string | null) => articleDate !== null && Date.parse(at) < Date.parse(articleDate);

/** In the order of time: an unpublication after a publication makes sense even while nothing is public. */
export function withStates(planned: ScheduledAction[], { isPublic, hasChanges, articleDate }: PublicationState): ScheduledAction[] {
  let shown = isPublic;
  let changes = hasChanges;
  return planned
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((one) => {
      if (one.action === 'publish' && isBeforeDate(one.at, articleDate)) return { ...one, isEarly: true };
      if (one.state === 'failed') return one;
      const isIdle = one.action === 'publish' ? shown && !changes : !shown;
      shown = one.action === 'publish';
      if (one.action === 'publish') changes = false;
      return { ...one, state: isIdle ? 'idle' : 'waiting' };
    });
}

export type ScheduleError = 'past' | 'unreadable' | 'never-shown' | 'before-publication' | 'before-date';

/** The error of a request; `null` when valid. `others` are the document's other planned actions. */
export function validateSchedule(
  action: Action,
  at: string,
  now: number,
  { isPublic, articleDate, others }: Pick<PublicationState, 'isPublic' | 'articleDate'> & { others: ScheduledAction[] },
): ScheduleError | null {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return 'unreadable';
  if (instant <= now) return 'past';
  if (action === 'publish' && isBeforeDate(at, articleDate)) return 'before-date';
  if (isPublic) return null;
  const other = others.find((one) => one.action !== action && one.state !== 'failed');
  if (action === 'publish') return other && Date.parse(other.at) <= instant ? 'before-publication' : null;
  if (!other) return 'never-shown';
  return Date.parse(other.at) >= instant ? 'before-publication' : null;
}
