import type { PlaceTeaser } from '../places/index.ts';
import type { HomeProgram } from './program-picks.ts';

/** One of the four tiles that answer "what now". */
export type LiveTile = { url: string; title: string; place: string | null } & (
  | { kind: 'on'; until: string | null }
  | { kind: 'soon'; at: string }
  | { kind: 'place'; isOpen: boolean | null; hours: string }
);

const TILES = 4;

/** What is on, then what begins within two hours, then places: open ones first, those that open next after them. */
export function liveTiles({
  onNow,
  soon,
  places,
}: {
  onNow: readonly HomeProgram[];
  soon: readonly HomeProgram[];
  places: readonly Pick<PlaceTeaser, 'url' | 'title' | 'hours' | 'isOpen'>[];
}): LiveTile[] {
  const on = onNow.map(({ url, title, place, until }): LiveTile => ({ kind: 'on', url, title, place, until }));
  const coming = soon.map(({ url, title, place, from }): LiveTile => ({ kind: 'soon', url, title, place, at: from }));
  const standing = places
    .flatMap(({ url, title, hours, isOpen }): LiveTile[] => (hours ? [{ kind: 'place', url, title, place: null, isOpen, hours }] : []))
    .toSorted((a, b) => Number(b.kind === 'place' && b.isOpen) - Number(a.kind === 'place' && a.isOpen));
  return [...on, ...coming, ...standing].slice(0, TILES);
}
