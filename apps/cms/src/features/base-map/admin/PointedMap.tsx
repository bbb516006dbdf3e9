import type { BaseMap } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { BaseMapCredit, BaseMapDrawing } from './BaseMapDrawing.tsx';
import { MapPin } from './MapPin.tsx';
import { MAP_TEXTS } from './map-texts.ts';
import { getPosition, locatePosition } from './point-on-map.ts';
import { useMapView } from './use-map-view.ts';
import { useWidth } from './use-width.ts';

const CLOSEST = 8;

export interface MapPointProps {
  position: LonLat | null;
  move: (to: LonLat | null) => void;
  isLocked: boolean;
}

/** Says where a position is in relation to the park. */
function Whereabouts({ ring, position }: { ring: readonly LonLat[]; position: LonLat | null }) {
  const translate = useTranslate();
  const { where, metres } = position ? locatePosition(ring, position) : { where: 'none' as const, metres: 0 };
  const texts = { none: MAP_TEXTS.none, inside: MAP_TEXTS.inside, outside: MAP_TEXTS.outside(metres), far: MAP_TEXTS.far }[where];
  return (
    <p className={`liget-point__where${where === 'outside' || where === 'far' ? ' liget-point__where--warning' : ''}`} aria-live="polite">
      {translate(texts)}
    </p>
  );
}

/** The map with its pin, and the buttons that zoom and that place or remove the pin. */
export function PointedMap({ baseMap, position: stored, move, isLocked }: MapPointProps & { baseMap: BaseMap }) {
  const translate = useTranslate();
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const { width, measured } = useWidth(640);
  const [dragged, setDragged] = useState<LonLat | null>(null);
  const { view, ring, zoom, zoomTo } = useMapView(baseMap, width, { stored, isDragged: dragged !== null });
  const position = dragged ?? stored;
  if (!view) return null;

  const getLonLat = (event: { clientX: number; clientY: number }): LonLat | null => {
    const area = surface.current?.getBoundingClientRect();
    if (!area || area.width === 0) return null;
    const clampShare = (value: number) => Math.min(1, Math.max(0, value));
    return getPosition(view, clampShare((event.clientX - area.left) / area.width), clampShare((event.clientY - area.top) / area.height));
  };
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
          {position && <MapPin {...{ position, view, getLonLat, dragged, move, isLocked, help }} drag={setDragged} />}
        </div>
      </div>
      <Whereabouts ring={ring} position={position} />
      <div className="liget-point__tools">
        <button type="button" className="liget-button" disabled={zoom >= CLOSEST} onClick={() => zoomTo(zoom * 2, position)}>
          {translate(MAP_TEXTS.closer)}
        </button>
        <button type="button" className="liget-button" disabled={zoom <= 1} onClick={() => zoomTo(zoom / 2, position)}>
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
