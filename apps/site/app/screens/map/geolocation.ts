import { getDistance, type LonLat } from '@liget/map';
import { useState } from 'react';
import type { MapPlace } from './places/places.ts';
import type { Here } from './stage/MapStage.tsx';

/** Beyond so many metres from the park, distances within it say nothing. */
const FAR = 1500;
/** Metres a minute, at an easy pace. */
const PACE = 75;
/** Milliseconds. */
const PATIENCE = 15_000;
/** GeolocationPositionError.PERMISSION_DENIED and TIMEOUT. */
const [DENIED, TIMED_OUT] = [1, 3];

export type NearMe =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'here'; here: Here }
  /** Metres to the nearest place. */
  | { kind: 'far'; metres: number }
  | { kind: 'refused' | 'unavailable' | 'late' };

/** As people say it: to 10 m near by, to 100 m from a kilometre on. */
export const roundMetres = (metres: number) =>
  metres < 1000 ? Math.max(10, Math.round(metres / 10) * 10) : Math.round(metres / 100) * 100;

/** Minutes on foot, at least one. As the crow flies: ways are longer. */
export const toWalkingMinutes = (metres: number) => Math.max(1, Math.round(metres / PACE));

export interface PlaceDistance {
  place: MapPlace;
  metres: number;
}

/** The places in the order of their distance from a position; those that nobody has measured are left out. */
export function sortByDistance(places: readonly MapPlace[], from: LonLat): PlaceDistance[] {
  return places
    .flatMap((place) => (place.position ? [{ place, metres: getDistance(from, place.position) }] : []))
    .toSorted((a, b) => a.metres - b.metres);
}

/** Where the browser says that the visitor is, in the park or near it. */
export function locateVisitor(
  { coords: { latitude, longitude, accuracy } }: Pick<GeolocationPosition, 'coords'>,
  places: readonly MapPlace[],
): NearMe {
  const [nearest] = sortByDistance(places, [longitude, latitude]);
  if (nearest && nearest.metres > FAR) return { kind: 'far', metres: nearest.metres };
  return { kind: 'here', here: { position: [longitude, latitude], accuracy } };
}

/** Asks the browser where the visitor is, and only when the visitor says so. The position stays in this page: it is neither sent nor kept. */
export function useNearMe(places: readonly MapPlace[]) {
  const [state, setState] = useState<NearMe>({ kind: 'off' });
  function ask() {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unavailable' });
      return;
    }
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      (position) => setState(locateVisitor(position, places)),
      ({ code }) => setState({ kind: code === DENIED ? 'refused' : code === TIMED_OUT ? 'late' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 },
    );
  }
  return { state, ask, forget: () => setState({ kind: 'off' }) };
}
