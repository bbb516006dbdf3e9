import type { BaseMap } from '@liget/content-api';
import { getParkRing, type LonLat } from '@liget/map';
import { useMemo, useState } from 'react';
import { toPlanView, toViewShare, type View } from './point-on-map.ts';

interface MapView {
  /** `null` when the base map has no outline of the park. */
  view: View | null;
  ring: readonly LonLat[];
  zoom: number;
  /** Zooms to a position; without one the centre stays. */
  zoomTo: (zoom: number, position: LonLat | null) => void;
}

/** The part of the park that a map shows. When the arrow keys or the numbers move the stored position out of the view, the view follows. */
export function useMapView(baseMap: BaseMap, width: number, { stored, isDragged }: { stored: LonLat | null; isDragged: boolean }): MapView {
  const [zoom, setZoom] = useState(1);
  const [centre, setCentre] = useState<LonLat | null>(null);
  const ring = useMemo(() => getParkRing(baseMap.features), [baseMap]);
  const own = useMemo(() => toPlanView(ring, { zoom, centre, width }), [ring, zoom, centre, width]);
  const isLost = !isDragged && own !== null && stored !== null && zoom > 1 && !toViewShare(own, stored);
  const view = useMemo(() => (isLost ? toPlanView(ring, { zoom, centre: stored, width }) : own), [isLost, own, ring, stored, width, zoom]);
  const zoomTo = (next: number, position: LonLat | null) => {
    setCentre(position ?? centre);
    setZoom(next);
  };
  return { view, ring, zoom, zoomTo };
}
