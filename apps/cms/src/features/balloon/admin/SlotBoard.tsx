'use client';

import { WeatherState } from '@liget/content-api';
import { useId, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { WEATHER } from '../change-texts.ts';
import type { DeskDay, DeskSlot } from '../overview.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import { SlotDialog } from './SlotDialog.tsx';
import type { Act } from './use-balloon-desk.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

interface SlotBoardProps {
  day: DeskDay;
  waiting: ReadonlySet<string>;
  act: Act;
}

interface ChipProps {
  slot: DeskSlot;
  isWaiting: boolean;
  tap: () => void;
}

function Chip({ slot: { time, weather }, isWaiting, tap }: ChipProps) {
  const translate = useTranslate();
  return (
    <button type="button" className="liget-chip" data-weather={weather} data-waiting={isWaiting} onClick={tap}>
      <strong>{time}</strong>
      <WeatherIcon weather={weather} />
      <span>{translate(WEATHER[weather])}</span>
    </button>
  );
}

/** A day's slots: one tap opens the four states; with a chosen brush, one tap sets the state. Past slots are collapsed. */
export function SlotBoard({ day, waiting, act }: SlotBoardProps) {
  const translate = useTranslate();
  const id = useId();
  const [brush, setBrush] = useState<WeatherState | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [over, toCome] = [day.slots.filter(({ isOver }) => isOver), day.slots.filter(({ isOver }) => !isOver)];
  const opened = day.slots.find(({ start }) => start === open);
  const set = (slots: readonly DeskSlot[], now: WeatherState | null) => {
    const changes = slots.filter(({ weather }) => weather !== now).map(({ start, end, weather }) => ({ start, end, was: weather, now }));
    if (changes.length > 0) act({ do: 'change', change: { flight: null, slots: changes } });
  };
  const tap = (slot: DeskSlot) => (brush ? set([slot], brush) : setOpen(slot.start));
  const renderChip = (slot: DeskSlot) => (
    <li key={slot.start}>
      <Chip slot={slot} isWaiting={waiting.has(slot.start)} tap={() => tap(slot)} />
    </li>
  );
  const { proposal } = day;
  return (
    <div className="liget-slots">
      <p className="liget-slots__day">{translate(day.title)}</p>
      {day.isClosed ? <p>{translate(DESK_TEXTS.closed)}</p> : null}
      {day.slots.length === 0 ? <p>{translate(DESK_TEXTS.noSlots)}</p> : null}
      {over.length > 0 && toCome.length === 0 ? <p>{translate(DESK_TEXTS.noMoreSlots)}</p> : null}
      {toCome.length > 0 ? (
        <>
          <fieldset className="liget-brush">
            <legend>{translate(DESK_TEXTS.brush)}</legend>
            {[null, ...WeatherState.options].map((weather) => (
              <label key={weather ?? 'none'} data-weather={weather ?? undefined}>
                <input type="radio" name={`${id}-brush`} checked={brush === weather} onChange={() => setBrush(weather)} />
                {weather ? <WeatherIcon weather={weather} /> : null} {translate(weather ? WEATHER[weather] : DESK_TEXTS.noBrush)}
              </label>
            ))}
          </fieldset>
          {brush ? (
            <button type="button" className="liget-button liget-button--wide" onClick={() => set(toCome, brush)}>
              {translate(DESK_TEXTS.rest(translate(WEATHER[brush])))}
            </button>
          ) : null}
          <ul className="liget-chips">{toCome.map(renderChip)}</ul>
        </>
      ) : null}
      {proposal ? (
        <button type="button" className="liget-button liget-button--wide" onClick={() => act({ do: 'make', day: day.day })}>
          {translate(DESK_TEXTS.make(proposal.count, proposal.from, proposal.to))}
        </button>
      ) : null}
      {over.length > 0 ? (
        <details>
          <summary>{translate(DESK_TEXTS.over(over.length))}</summary>
          <ul className="liget-chips">{over.map(renderChip)}</ul>
        </details>
      ) : null}
      {opened ? <SlotDialog slot={opened} choose={(weather) => set([opened], weather)} close={() => setOpen(null)} /> : null}
    </div>
  );
}
