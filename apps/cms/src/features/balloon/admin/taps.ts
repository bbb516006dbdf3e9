import { readMessage } from '../../../platform/admin-ui/read-message.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { type BalloonOverview, DeskAnswer } from '../overview.ts';
import { type Action, type BalloonState, Change, forceChange } from '../state.ts';

/** The operator's actions without an answer of the service. */
export interface Tap {
  id: number;
  action: Action;
}

/** The service's answer to a tap. */
export type Answer =
  | { kind: 'done'; desk: BalloonOverview; done: Change }
  | { kind: 'overtaken' | 'refused'; desk: BalloonOverview | null; message: string | null }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** The connection or the service is away and may return. */
  | { kind: 'away' };

export const readDesk = (body: unknown): BalloonOverview | null => DeskAnswer.safeParse(body).data?.desk ?? null;

/** Reads the service's answer. After an outage the tap is kept; an error of the service (500) would recur, so it is shown. */
export function readAnswer(status: number, body: unknown): Answer {
  const desk = readDesk(body);
  const done = isRecord(body) ? Change.safeParse(body['done']) : null;
  if (status === 200 && desk && done?.success) return { kind: 'done', desk, done: done.data };
  if (status === 401) return { kind: 'signed-out' };
  if (status > 500 || status === 200 || status === 429) return { kind: 'away' };
  return { kind: status === 409 ? 'overtaken' : 'refused', desk, message: readMessage(body) };
}

const getChange = ({ action }: Tap): Change | null => (action.do === 'change' ? action.change : null);

/** The desk's state after all pending taps. It lacks slots that only the service can make. */
export function withTaps(desk: BalloonOverview, taps: readonly Tap[]): BalloonOverview {
  const stored: BalloonState = { flight: desk.flight, slots: desk.days.flatMap(({ slots }) => slots) };
  const state = taps.reduce((before, tap) => {
    const change = getChange(tap);
    return change ? forceChange(before, change) : before;
  }, stored);
  const byStart = new Map(state.slots.map((slot) => [slot.start, slot]));
  return {
    ...desk,
    flight: state.flight,
    days: desk.days.map((day) => ({
      ...day,
      slots: day.slots.flatMap((slot) => {
        const now = byStart.get(slot.start);
        return now ? [{ ...slot, weather: now.weather }] : [];
      }),
    })),
  };
}

/** The slots with pending changes. */
export const collectWaitingSlots = (taps: readonly Tap[]): ReadonlySet<string> =>
  new Set(taps.flatMap((tap) => getChange(tap)?.slots.map(({ start }) => start) ?? []));
