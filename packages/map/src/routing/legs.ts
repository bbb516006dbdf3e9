import type { BaseMapKind, PathAttributes } from '@liget/content-api';
import type { Metres } from '../geometry/metres.ts';
import type { Piece } from './search.ts';

export type Turn = 'start' | 'straight' | 'slight_left' | 'left' | 'sharp_left' | 'slight_right' | 'right' | 'sharp_right';

/** A part of a route without a decision, described by one sentence. */
export interface Leg {
  /** In the language of the plan; `null` for a path without a name. */
  name: string | null;
  kind: BaseMapKind;
  isBridge: boolean;
  metres: number;
  /** The turn at its beginning. */
  turn: Turn;
  /** The direction at its beginning, in degrees clockwise from north. */
  bearing: number;
  /** The data that all of it shares. */
  known: PathAttributes | null;
  /** Whether a part of it has no data about step-free use. */
  unknown: boolean;
}

/** Metres: an unnamed piece that is shorter is a corner and no leg. */
const MIN_LEG_METRES = 12;
/** Metres of a leg that determine its direction. */
const BEARING_METRES = 15;
/** Degrees that divide going straight on from a slight turn, a turn and a sharp turn. */
const [SLIGHT, NORMAL, SHARP] = [25, 55, 120];

const toBearing = (from: Metres, to: Metres) => ((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI + 360) % 360;

/** The direction of the first metres of some pieces. */
function getBearing(pieces: readonly Piece[]): number {
  const [first] = pieces;
  if (!first) return 0;
  let metres = 0;
  let last = first;
  for (const piece of pieces) {
    if (metres >= BEARING_METRES) break;
    metres += piece.metres;
    last = piece;
  }
  return toBearing(first.from, last.to);
}

const reversePieces = (pieces: readonly Piece[]) => pieces.toReversed().map(({ from, to, ...piece }) => ({ ...piece, from: to, to: from }));

function getTurn(before: readonly Piece[], after: readonly Piece[]): Turn {
  const incomingBearing = (getBearing(reversePieces(before)) + 180) % 360;
  const angle = ((getBearing(after) - incomingBearing + 540) % 360) - 180;
  const side = angle < 0 ? 'left' : 'right';
  const size = Math.abs(angle);
  if (size < SLIGHT) return 'straight';
  if (size < NORMAL) return `slight_${side}`;
  return size < SHARP ? side : `sharp_${side}`;
}

const getMetres = (pieces: readonly Piece[]) => pieces.reduce((sum, { metres }) => sum + metres, 0);

/** Whether a piece continues the leg: the same feature, or one of the same name and kind; unnamed paths only straight on. */
function continuesLeg(before: readonly Piece[], piece: Piece): boolean {
  const last = before.at(-1)?.walkable.feature;
  const { feature } = piece.walkable;
  if (!last || last === feature) return last === feature;
  const [lastProperties, properties] = [last.properties, feature.properties];
  if (lastProperties.kind !== properties.kind || lastProperties.name !== properties.name || lastProperties.bridge !== properties.bridge)
    return false;
  return lastProperties.name !== undefined || getTurn(before, [piece]) === 'straight';
}

function groupPieces(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group && continuesLeg(group, piece)) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function isCorner(group: readonly Piece[]): boolean {
  const { kind, name } = group[0]?.walkable.feature.properties ?? {};
  return kind !== 'steps' && name === undefined && getMetres(group) < MIN_LEG_METRES;
}

/** Merges corners into the leg before them, or, at the beginning, after them. */
function removeCorners(groups: readonly Piece[][]): Piece[][] {
  const merged: Piece[][] = [];
  let pendingCorners: Piece[] = [];
  groups.forEach((group, index) => {
    const last = merged.at(-1);
    if (isCorner(group) && last) last.push(...group);
    else if (isCorner(group) && index < groups.length - 1) pendingCorners = [...pendingCorners, ...group];
    else {
      merged.push([...pendingCorners, ...group]);
      pendingCorners = [];
    }
  });
  return merged;
}

/** The longest feature gives a leg its name and kind. */
function findLongestFeature(group: readonly Piece[]) {
  const metres = new Map<Piece['walkable'], number>();
  for (const piece of group) metres.set(piece.walkable, (metres.get(piece.walkable) ?? 0) + piece.metres);
  return [...metres].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The legs of a route, for its directions. */
export function toLegs(pieces: readonly Piece[]): Leg[] {
  const groups = removeCorners(groupPieces(pieces));
  return groups.flatMap((group, index): Leg[] => {
    const main = findLongestFeature(group);
    if (!main) return [];
    const { kind, name = null, bridge = false, known = null } = main.feature.properties;
    const before = groups[index - 1];
    const hasOneFeature = group.every(({ walkable }) => walkable === main);
    return [
      {
        name,
        kind,
        isBridge: bridge,
        metres: getMetres(group),
        turn: before ? getTurn(before, group) : 'start',
        bearing: getBearing(group),
        known: hasOneFeature ? known : null,
        unknown: group.some(({ walkable }) => walkable.access.isUnknown),
      },
    ];
  });
}
