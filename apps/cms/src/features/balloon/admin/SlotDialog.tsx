'use client';

import { WeatherState } from '@liget/content-api';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { WEATHER } from '../change-texts.ts';
import type { DeskSlot } from '../overview.ts';
import { DESK_TEXTS } from './desk-texts.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

interface SlotDialogProps {
  slot: DeskSlot;
  choose: (weather: WeatherState | null) => void;
  close: () => void;
}

/** The four states of a slot, large enough for a thumb. */
export function SlotDialog({ slot, choose, close }: SlotDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const pick = (weather: WeatherState | null) => {
    dialog.current?.close();
    choose(weather);
  };
  return (
    <dialog ref={dialog} className="liget-slot-dialog" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{translate(DESK_TEXTS.choose(slot.time))}</h2>
      {WeatherState.options.map((weather) => (
        <button
          key={weather}
          type="button"
          className="liget-chip"
          data-weather={weather}
          aria-pressed={slot.weather === weather}
          onClick={() => pick(weather)}
        >
          <WeatherIcon weather={weather} /> {translate(WEATHER[weather])}
        </button>
      ))}
      <div className="liget-row">
        <button type="button" className="liget-button" onClick={() => pick(null)}>
          {translate(DESK_TEXTS.remove)}
        </button>
        <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
          {translate(DESK_TEXTS.cancel)}
        </button>
      </div>
    </dialog>
  );
}
