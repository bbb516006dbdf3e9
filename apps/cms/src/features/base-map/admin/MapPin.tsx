import type { LonLat } from '@liget/map';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { MAP_TEXTS } from './map-texts.ts';
import { movePosition, toViewShare, type View } from './point-on-map.ts';

/** Metres by which an arrow key moves the pin. */
const STEP = 5;
const SMALL_STEP = 1;

const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface MapPinProps {
  position: LonLat;
  view: View;
  /** The position of the pointer in the park. */
  getLonLat: (event: PointerEvent) => LonLat | null;
  /** The position while the pin is dragged. */
  dragged: LonLat | null;
  drag: (to: LonLat | null) => void;
  move: (to: LonLat) => void;
  isLocked: boolean;
  /** The id of its instructions. */
  help: string;
}

/** The pin of a place, which the pointer and the arrow keys move. */
export function MapPin({ position, view, getLonLat, dragged, drag, move, isLocked, help }: MapPinProps) {
  const translate = useTranslate();
  const share = toViewShare(view, position);
  if (!share) return null;

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || isLocked) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    move(movePosition(position, arrow[0] * step, arrow[1] * step));
  };
  const drop = () => {
    if (dragged) move(dragged);
    drag(null);
  };
  return (
    <button
      type="button"
      className="liget-point__pin"
      style={{ insetInlineStart: `${share.across * 100}%`, insetBlockStart: `${share.down * 100}%` }}
      aria-label={translate(MAP_TEXTS.pin)}
      aria-describedby={help}
      disabled={isLocked}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(position);
      }}
      onPointerMove={(event) => {
        if (dragged) drag(getLonLat(event) ?? dragged);
      }}
      onPointerUp={drop}
      onPointerCancel={() => drag(null)}
    >
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 31C5 21 1 17 1 11a11 11 0 0 1 22 0c0 6-4 10-11 20Z" />
        <circle cx="12" cy="11" r="4" />
      </svg>
    </button>
  );
}
