'use client';

import { useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { BalloonOverview } from '../overview.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import { FlightSwitch } from './FlightSwitch.tsx';
import { History } from './History.tsx';
import { Notices } from './Notices.tsx';
import { SlotBoard } from './SlotBoard.tsx';
import { collectWaitingSlots } from './taps.ts';
import { useBalloonDesk } from './use-balloon-desk.ts';

/** One screen for a phone: whether the balloon flies, the reason, and the slots of today and tomorrow. Each tap is saved at once. */
export function BalloonDesk({ first }: { first: BalloonOverview }) {
  const translate = useTranslate();
  const { desk, taps, act, undo, mayUndo, refused, dismiss, isAway, isSaved } = useBalloonDesk(first);
  const [shown, setShown] = useState(0);
  const [today, tomorrow] = desk.days;
  const day = desk.days[shown];
  const waiting = collectWaitingSlots(taps);
  return (
    <div className="liget-balloon-desk">
      <Notices desk={desk} refused={refused} dismiss={dismiss} isAway={isAway} act={act} />
      <FlightSwitch flight={desk.flight} noteWhenFlying={desk.noteWhenFlying} act={act} />
      <section aria-labelledby="liget-slots">
        <h2 id="liget-slots">{translate(DESK_TEXTS.slots)}</h2>
        <div className="liget-days" role="group" aria-label={translate(DESK_TEXTS.days)}>
          {[DESK_TEXTS.today, DESK_TEXTS.tomorrow].map((name, index) => (
            <button key={name.hu} type="button" aria-pressed={shown === index} onClick={() => setShown(index)}>
              {translate(name)}
            </button>
          ))}
        </div>
        {shown === 1 && today && tomorrow ? (
          <button
            type="button"
            className="liget-button liget-button--wide"
            onClick={() => act({ do: 'copy', from: today.day, to: tomorrow.day })}
          >
            {translate(DESK_TEXTS.copy)}
          </button>
        ) : null}
        {day ? <SlotBoard key={day.day} day={day} waiting={waiting} act={act} /> : null}
      </section>
      <div className="liget-balloon-desk__foot">
        <p role="status">
          {taps.length > 0 ? translate(DESK_TEXTS.waiting(taps.length)) : isSaved ? `✓ ${translate(DESK_TEXTS.saved)}` : null}
        </p>
        <button type="button" className="liget-button" disabled={!mayUndo} onClick={undo}>
          ↶ {translate(DESK_TEXTS.undoLast)}
        </button>
      </div>
      <History entries={desk.history} act={act} />
    </div>
  );
}
