/** The data of scheduled publication between admin and service. */

export type Action = 'publish' | 'unpublish';

export interface ScheduledAction {
  /** The job's number. */
  id: number;
  action: Action;
  /** The instant, ISO 8601. */
  at: string;
  by?: string;
  /** `idle`: it would currently change nothing. `failed`: it could not be done at its time. */
  state: 'waiting' | 'idle' | 'failed';
  /** A publication before the document's own date, which is not done. */
  isEarly?: true;
}

export interface Schedule {
  isPublic: boolean;
  /** Whether there is a draft newer than the public version. */
  hasChanges: boolean;
  planned: ScheduledAction[];
  /** The document's own date while it is in the future; ISO 8601. */
  dateToCome?: string;
}

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
