'use client';

import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { isReason, REASONS } from '../reasons.ts';
import type { Flight, Note } from '../state.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import { NoteForm } from './NoteForm.tsx';
import type { Act } from './use-balloon-desk.ts';

interface FlightSwitchProps {
  flight: Flight;
  noteWhenFlying: Note;
  act: Act;
}

/** Switches the balloon's state with one tap, and its reason with another. */
export function FlightSwitch({ flight, noteWhenFlying, act }: FlightSwitchProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const set = (now: Flight) => act({ do: 'change', change: { flight: { was: flight, now }, slots: [] } });
  const { isUp, note } = flight;
  return (
    <section className="liget-flight" data-up={isUp}>
      <div className="liget-flight__switch" role="group" aria-label={translate(DESK_TEXTS.now)}>
        <button type="button" aria-pressed={isUp} onClick={() => isUp || set({ isUp: true, note: noteWhenFlying })}>
          <span aria-hidden="true">▲</span> {translate(DESK_TEXTS.up)}
        </button>
        <button type="button" aria-pressed={!isUp} onClick={() => isUp && set({ isUp: false, note })}>
          <span aria-hidden="true">■</span> {translate(DESK_TEXTS.down)}
        </button>
      </div>
      {isUp ? null : (
        <fieldset className="liget-flight__reasons">
          <legend>{translate(DESK_TEXTS.why)}</legend>
          {REASONS.map((reason) => (
            <button
              key={reason.name.hu}
              type="button"
              aria-pressed={isReason(reason, note)}
              onClick={() => set({ isUp: false, note: reason.note })}
            >
              {reason.name[language]}
            </button>
          ))}
        </fieldset>
      )}
      <NoteForm key={`${isUp} ${note.hu} ${note.en}`} flight={flight} save={set} />
    </section>
  );
}
