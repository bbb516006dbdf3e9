import { hasHoursOn, listOpeningSpans, type PlaceHours } from '@liget/park';
import { ZONE } from '@liget/park/time';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../platform/database/transactions/lock-until-commit.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';
import { loadBalloonHours } from '../../platform/read-model/places/load-opening-hours.ts';
import { hasVersions } from './history.ts';
import { ENGLISH_NOTE } from './saving.ts';
import { copySlots, findMissingSlots } from './slots.ts';
import { type Action, applyChange, type BalloonState, type Change, compareStates, isNothing, type Slot } from './state.ts';
import { BALLOON, readBalloon, readBalloonState, readSlotRule } from './stored.ts';

export const ERROR_TEXTS = {
  overtaken: label(
    'Közben más is átállította, ezért ez a módosítás nem lépett életbe. Most az látszik, amit ő állított be.',
    'Somebody else has changed it in the meantime, so this change has not been made. What you see is theirs.',
  ),
  closed: label(
    'Ezen a napon a ballon a nyitvatartása szerint zárva van.',
    'According to its opening hours the balloon is closed on this day.',
  ),
  noHours: label(
    'A ballon nyitvatartása nincs megadva, így nincs miből időpontokat készíteni.',
    'The balloon’s opening hours are not known, so no slots can be made.',
  ),
  tooFar: label('Legfeljebb egy évre előre készíthetők időpontok.', 'Slots can be made for at most a year ahead.'),
} as const satisfies Record<string, Label>;
export type SaveError = keyof typeof ERROR_TEXTS;

export type BalloonSaveResult = { error: SaveError } | { done: Change };

type Step = SaveError | Change;

const NOTHING: Change = { flight: null, slots: [] };

/** The result of an action on the stored state. */
function getStep(action: Action, { document, place, now }: { document: unknown; place: PlaceHours | null; now: Temporal.Instant }): Step {
  const { slots } = readBalloonState(document);
  const isClosedOn = (day: Temporal.PlainDate) => place !== null && hasHoursOn(place, day) && listOpeningSpans(place, day).length === 0;
  const lastDay = now.toZonedDateTimeISO(ZONE).toPlainDate().add({ years: 1 });
  const isTooFar = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, lastDay) > 0;
  switch (action.do) {
    case 'change':
      return action.change;
    case 'confirm':
      return NOTHING;
    case 'make': {
      const day = Temporal.PlainDate.from(action.day);
      if (isTooFar(day)) return 'tooFar';
      if (!place || !hasHoursOn(place, day)) return 'noHours';
      return isClosedOn(day)
        ? 'closed'
        : { flight: null, slots: findMissingSlots(place, day, { slots, rule: readSlotRule(document), now }) };
    }
    case 'copy': {
      const [from, to] = [Temporal.PlainDate.from(action.from), Temporal.PlainDate.from(action.to)];
      if (isTooFar(to)) return 'tooFar';
      return isClosedOn(to) ? 'closed' : { flight: null, slots: copySlots(slots, { from, to, place }) };
    }
  }
}

/** The rows of the form, with their former ids. */
function getRows(document: unknown, slots: readonly Slot[]): Record<string, unknown>[] {
  const rows: unknown[] = isRecord(document) && Array.isArray(document['timeSlots']) ? document['timeSlots'] : [];
  const ids = new Map(rows.filter(isRecord).map((row) => [new Date(String(row['start'])).toISOString(), row['id']]));
  return slots.map((slot) => ({ ...slot, ...(ids.has(slot.start) ? { id: ids.get(slot.start) } : {}) }));
}

const save = (req: PayloadRequest, document: unknown, { flight, slots }: BalloonState) =>
  req.payload.updateGlobal({
    slug: BALLOON,
    locale: 'hu',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    context: { ...req.context, [ENGLISH_NOTE]: flight.note.en },
    data: { balloonIsUp: flight.isUp, note: flight.note.hu, timeSlots: getRows(document, slots) },
  });

async function saveUnderLock(
  req: PayloadRequest,
  action: Action,
  now: Temporal.Instant,
  place: PlaceHours | null,
): Promise<BalloonSaveResult> {
  await lockUntilCommit(`globals/${BALLOON}`, req);
  const document = await readBalloon(req);
  const before = readBalloonState(document);
  const step = getStep(action, { document, place, now });
  if (typeof step === 'string') return { error: step };
  const after = applyChange(before, step);
  if (!after) return { error: 'overtaken' };
  const done = compareStates(before, after);
  // A repeated request, whose first answer was lost, has no effect.
  if (!isNothing(done) || action.do === 'confirm') await save(req, document, after);
  return { done };
}

/**
 * Carries out the operator's action completely or not at all, serialised with others: the second one sees the first one's result. Rejects
 * when the signed-in user may not change the balloon.
 */
export async function saveBalloonAction(req: PayloadRequest, action: Action, now: Temporal.Instant): Promise<BalloonSaveResult> {
  const [place, hasHistory] = await Promise.all([loadBalloonHours(req), hasVersions(req)]);
  return inTransaction(req, async (within) => {
    // The state before the first step is recorded, too, so that it can be shown and restored.
    if (!hasHistory) {
      const document = await readBalloon(within);
      await save(within, document, readBalloonState(document));
    }
    return saveUnderLock(within, action, now, place);
  });
}
