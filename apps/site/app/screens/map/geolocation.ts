import { getDistance, type LonLat } from '@liget/map';
import { useState } from 'react';
import type { MapPlace } from './places/places.ts';
import type { VisitorPosition } from './stage/MapStage.tsx';

/** Metres from the nearest place beyond which the visitor counts as far away and distances are not shown. */
const FAR_METRES = 1500;
/** Walking speed in metres a minute. */
const METRES_PER_MINUTE = 75;
const TIMEOUT_MS = 15_000;
/** GeolocationPositionError.PERMISSION_DENIED and TIMEOUT. */
const [DENIED, TIMED_OUT] = [1, 3];

export type NearMe =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'here'; here: VisitorPosition }
  /** Metres to the nearest place. */
  | { kind: 'far'; metres: number }
  | { kind: 'refused' | 'unavailable' | 'late' };

/** Rounds to 10 m below a kilometre, to 100 m above it. */
export const roundMetres = (metres: number) =>
  metres < 1000 ? Math.max(10, Math.round(metres / 10) * 10) : Math.round(metres / 100) * 100;

/** Minutes on foot, at least one. Straight-line distance: real routes are longer. */
export const toWalkingMinutes = (metres: number) => Math.max(1, Math.round(metres / METRES_PER_MINUTE));

export interface PlaceDistance {
  place: MapPlace;
  metres: number;
}

/** Places by their distance from a position, nearest first; places without a position are left out. */
export function sortByDistance(places: readonly MapPlace[], from: LonLat): PlaceDistance[] {
  return places
    .flatMap((place) => (place.position ? [{ place, metres: getDistance(from, place.position) }] : []))
    .toSorted((a, b) => a.metres - b.metres);
}

/** Interprets the browser's position: near the park it becomes `here`, otherwise `far`. */
export function locateVisitor(
  { coords: { latitude, longitude, accuracy } }: Pick<GeolocationPosition, 'coords'>,
  places: readonly MapPlace[],
): NearMe {
  const [nearest] = sortByDistance(places, [longitude, latitude]);
  if (nearest && nearest.metres > FAR_METRES) return { kind: 'far', metres: nearest.metres };
  return { kind: 'here', here: { position: [longitude, latitude], accuracy } };
}

/** Requests the visitor's position when the visitor presses the button. The position stays in the page: it is neither sent nor stored. */
export function useNearMe(places: readonly MapPlace[]) {
  const [state, setState] = useState<NearMe>({ kind: 'off' });
  function request() {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unavailable' });
      return;
    }
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      (position) => setState(locateVisitor(position, places)),
      ({ code }) => setState({ kind: code === DENIED ? 'refused' : code === TIMED_OUT ? 'late' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  }
  return { state, ask: request, forget: () => setState({ kind: 'off' }) };
}
