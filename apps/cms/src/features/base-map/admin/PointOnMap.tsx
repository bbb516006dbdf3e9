'use client';

import type { BaseMap } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import { useField } from '@payloadcms/ui';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { BaseMapCredit, BaseMapDrawing } from './BaseMapDrawing.tsx';
import { MAP_TEXTS } from './map-texts.ts';
import { findParkRing, getPosition, locatePosition, movePosition, toPlanView, toViewShare } from './point-on-map.ts';
import { useBaseMap } from './use-base-map.ts';
import { useWidth } from './use-width.ts';

/** Metres by which an arrow key moves the pin. */
const STEP = 5;
const SMALL_STEP = 1;
const CLOSEST = 8;

const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface MapPointProps {
  position: LonLat | null;
  move: (to: LonLat | null) => void;
  isLocked: boolean;
}

/** The two neighbouring number fields as one position. */
function usePosition(): MapPointProps {
  const latitude = useField<number | null>({ path: 'latitude' });
  const longitude = useField<number | null>({ path: 'longitude' });
  const isWhole = typeof latitude.value === 'number' && typeof longitude.value === 'number';
  return {
    position: isWhole ? [Number(longitude.value), Number(latitude.value)] : null,
    move: (to) => {
      longitude.setValue(to?.[0] ?? null);
      latitude.setValue(to?.[1] ?? null);
    },
    isLocked: latitude.disabled,
  };
}

function PointedMap({ baseMap, position: stored, move, isLocked }: MapPointProps & { baseMap: BaseMap }) {
  const translate = useTranslate();
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { width, measured } = useWidth(640);
  const [zoom, setZoom] = useState(1);
  const [centre, setCentre] = useState<LonLat | null>(null);
  const [dragged, setDragged] = useState<LonLat | null>(null);
  const ring = useMemo(() => findParkRing(baseMap), [baseMap]);
  const position = dragged ?? stored;
  const own = useMemo(() => toPlanView(ring, { zoom, centre, width }), [ring, zoom, centre, width]);
  const isLost = dragged === null && own !== null && stored !== null && zoom > 1 && !toViewShare(own, stored);
  // When the arrow keys or the numbers move the pin out of the view, the view follows.
  const view = useMemo(() => (isLost ? toPlanView(ring, { zoom, centre: stored, width }) : own), [isLost, own, ring, stored, width, zoom]);
  if (!view) return null;

  const getLonLat = (event: { clientX: number; clientY: number }): LonLat | null => {
    const area = surface.current?.getBoundingClientRect();
    if (!area || area.width === 0) return null;
    const clampShare = (value: number) => Math.min(1, Math.max(0, value));
    return getPosition(view, clampShare((event.clientX - area.left) / area.width), clampShare((event.clientY - area.top) / area.height));
  };
  const zoomTo = (next: number) => {
    setCentre(position ?? centre);
    setZoom(next);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !position || isLocked) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    move(movePosition(position, arrow[0] * step, arrow[1] * step));
  };
  const drag = (event: PointerEvent) => {
    if (dragged) setDragged(getLonLat(event) ?? dragged);
  };
  const drop = () => {
    if (dragged) move(dragged);
    setDragged(null);
  };
  const pin = position ? toViewShare(view, position) : null;
  const { where, metres } = position ? locatePosition(ring, position) : { where: 'none' as const, metres: 0 };
  const positionTexts = { none: MAP_TEXTS.none, inside: MAP_TEXTS.inside, outside: MAP_TEXTS.outside(metres), far: MAP_TEXTS.far }[where];
  return (
    <>
      <div className="liget-point__map" ref={measured}>
        <div className="liget-point__surface" ref={surface}>
          <BaseMapDrawing baseMap={baseMap} view={view} zoom={zoom} />
          {/* Keyboard users move the pin itself, so this is not in the tab order. */}
          <button
            type="button"
            className="liget-point__target"
            tabIndex={-1}
            aria-label={translate(MAP_TEXTS.map)}
            disabled={isLocked}
            onClick={(event) => {
              const to = getLonLat(event);
              if (to) move(to);
            }}
          />
          {pin && (
            <button
              type="button"
              className="liget-point__pin"
              style={{ insetInlineStart: `${pin.across * 100}%`, insetBlockStart: `${pin.down * 100}%` }}
              aria-label={translate(MAP_TEXTS.pin)}
              aria-describedby={help}
              disabled={isLocked}
              onKeyDown={press}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(position);
              }}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={() => setDragged(null)}
            >
              <svg viewBox="0 0 24 32" aria-hidden="true">
                <path d="M12 31C5 21 1 17 1 11a11 11 0 0 1 22 0c0 6-4 10-11 20Z" />
                <circle cx="12" cy="11" r="4" />
              </svg>
            </button>
          )}
        </div>
      </div>
      <p className={`liget-point__where${where === 'outside' || where === 'far' ? ' liget-point__where--warning' : ''}`} aria-live="polite">
        {translate(positionTexts)}
      </p>
      <div className="liget-point__tools">
        <button type="button" className="liget-button" disabled={zoom >= CLOSEST} onClick={() => zoomTo(zoom * 2)}>
          {translate(MAP_TEXTS.closer)}
        </button>
        <button type="button" className="liget-button" disabled={zoom <= 1} onClick={() => zoomTo(zoom / 2)}>
          {translate(MAP_TEXTS.farther)}
        </button>
        {!isLocked &&
          (position ? (
            <button type="button" className="liget-button" onClick={() => move(null)}>
              {translate(MAP_TEXTS.clear)}
            </button>
          ) : (
            <button type="button" className="liget-button" onClick={() => move(getPosition(view, 0.5, 0.5))}>
              {translate(MAP_TEXTS.place)}
            </button>
          ))}
      </div>
      <p id={help}>{translate(MAP_TEXTS.howTo)}</p>
      <BaseMapCredit />
    </>
  );
}

/** A map of the park that shows and sets the position of a place; the number fields below have the same value. */
export function PointOnMap() {
  const baseMap = useBaseMap();
  const translate = useTranslate();
  const positioned = usePosition();
  return (
    <div className="liget-point field-type">
      {typeof baseMap === 'string' ? (
        <p className="liget-note">{translate(baseMap === 'loading' ? MAP_TEXTS.loading : MAP_TEXTS.failed)}</p>
      ) : (
        <PointedMap baseMap={baseMap} {...positioned} />
      )}
    </div>
  );
}
