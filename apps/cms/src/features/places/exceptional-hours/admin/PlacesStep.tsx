'use client';

import { useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { HoursAction } from '../hours-request.ts';
import type { PlacePreview } from '../place-answers.ts';
import { formatException, HOURS_TEXTS, takeFocus } from './hours-texts.ts';
import type { EnteredHours } from './use-hours-requests.ts';

interface PlacesStepProps {
  places: PlacePreview[];
  request: EnteredHours;
  isBusy: boolean;
  back: () => void;
  finish: (action: HoursAction, chosen: PlacePreview[]) => void;
}

/** Notes about a place before the save. */
function PlaceNotes({ place }: { place: PlacePreview }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const notes = [
    ...(place.heldBy === null ? [] : [HOURS_TEXTS.held(place.heldBy)]),
    ...(place.hasSame ? [place.isOverruled ? HOURS_TEXTS.overruled : HOURS_TEXTS.same] : []),
    ...(place.overlaps.length === 0
      ? []
      : [HOURS_TEXTS.has(place.overlaps.map((exception) => formatException(exception)[language]).join('; '))]),
    ...(place.overlaps.length === 0 || place.hasSame ? [] : [HOURS_TEXTS.stays]),
    ...(place.alongside.length === 0
      ? []
      : [HOURS_TEXTS.adds(place.alongside.map((exception) => formatException(exception)[language]).join('; '))]),
    ...(place.isPublished ? (place.hasChanges ? [HOURS_TEXTS.othersStay] : []) : [HOURS_TEXTS.unpublished]),
  ];
  return notes.length === 0 ? null : <p className="liget-band">{notes.map((note) => translate(note)).join(' ')}</p>;
}

/** The places to change, each with its existing exceptions on these days. */
export function PlacesStep({ places, request, isBusy, back, finish }: PlacesStepProps) {
  const translate = useTranslate();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = places.filter(({ id, heldBy }) => heldBy === null && !leftOut.has(id));
  const adding = chosen.filter(({ hasSame }) => !hasSame);
  const removing = chosen.filter(({ hasSame }) => hasSame);
  const toggle = (id: number) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const renderButton = (action: HoursAction, some: PlacePreview[]) =>
    some.length === 0 ? null : (
      <button
        type="button"
        className={action === 'add' ? 'liget-button liget-button--main' : 'liget-button'}
        disabled={isBusy}
        onClick={() => finish(action, some)}
      >
        {translate(isBusy ? HOURS_TEXTS.saving : HOURS_TEXTS[action](some.length))}
      </button>
    );
  return (
    <section ref={takeFocus} tabIndex={-1} className="liget-hours-form">
      <p>
        <strong>{translate(formatException({ ...request, note: request.reason.hu.trim() }))}</strong>
      </p>
      <h3>{translate(HOURS_TEXTS.places)}</h3>
      <p>{translate(places.length === 0 ? HOURS_TEXTS.noPlaces : HOURS_TEXTS.leaveOut)}</p>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <label>
              <input
                type="checkbox"
                checked={place.heldBy === null && !leftOut.has(place.id)}
                disabled={place.heldBy !== null}
                onChange={() => toggle(place.id)}
              />{' '}
              {place.title}
            </label>
            <PlaceNotes place={place} />
          </li>
        ))}
      </ul>
      {adding.some(({ isPublished }) => isPublished) ? <p>{translate(HOURS_TEXTS.atOnce)}</p> : null}
      {renderButton('add', adding)}
      {renderButton('remove', removing)}
      <button type="button" className="liget-button" disabled={isBusy} onClick={back}>
        {translate(HOURS_TEXTS.back)}
      </button>
    </section>
  );
}
