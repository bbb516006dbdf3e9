import { gradeColour, LAWN, mix, mixSky, type Season, type TimeOfDay, type Trio } from './palette.ts';
import { createRandom, cycle, type Random } from './random.ts';

/** Design size of every scene, in SVG user units. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

/** What a scene function gets: season, hour, chance and paint. */
export interface Stage {
  readonly season: Season;
  readonly time: TimeOfDay;
  /** Dusk or night: lamps and windows shine. */
  readonly lit: boolean;
  readonly cold: boolean;
  readonly random: Random;
  readonly sky: Trio;
  /** Turn number of the composition: neighbouring seeds take different turns. */
  readonly turn: number;
  /** The whole picture is turned left to right. */
  readonly mirrored: boolean;
  /** A daylight colour graded for the hour; `depth` 0 is near, 1 is lost in the haze. */
  paint(hex: string, depth?: number): string;
  /** People and the emblem keep more of their colour after dark, or they would be lost in it. */
  bright(hex: string): string;
  /** Walls that are floodlit after dark. */
  wall(hex: string): string;
  /** A colour in a room lit from inside. */
  room(hex: string): string;
  /** Lawn tone 0 (far, pale) to 4 (near, deep). */
  lawn(step: 0 | 1 | 2 | 3 | 4): string;
  /** A layout chosen by the seed, so that neighbouring seeds differ. */
  layout<Item>(list: readonly Item[]): Item;
  /** Adds a definition and returns a reference such as `url(#…)`. */
  define(name: string, markup: (id: string) => string): string;
  /** Keeps a piece for several uses and returns its id, for `<use href="#id"/>`. */
  symbol(name: string, content: string): string;
  readonly definitions: readonly string[];
}

interface StageSpec {
  readonly scene: string;
  readonly season: Season;
  readonly time: TimeOfDay;
  readonly seed: number;
}

/** Turns of seven that are mirrored: not every second one, or it would march in step with the layouts. */
const MIRRORED = new Set([2, 3, 6]);

export function createStage({ scene, season, time, seed }: StageSpec): Stage {
  const random = createRandom(`${scene}/${seed}`);
  const sky = mixSky(time, season);
  const haze = mix(sky[1], sky[2], 0.6);
  const prefix = `liget-${scene}-${season}-${time}-${seed}`.replaceAll(/[^a-z0-9-]/g, '_');
  const definitions: string[] = [];
  const turn = Math.abs(Math.trunc(seed));
  const paint = (hex: string, depth = 0): string => mix(gradeColour(hex, time), haze, depth);
  return {
    season,
    time,
    lit: time === 'dusk' || time === 'night',
    cold: season === 'winter',
    random,
    sky,
    turn,
    mirrored: MIRRORED.has(turn % 7),
    paint,
    bright: (hex) => gradeColour(hex, time, time === 'night' ? 0.5 : 0.68),
    wall: (hex) => (time === 'night' || time === 'dusk' ? mix(paint(hex), '#ffcf92', 0.4) : paint(hex)),
    room: (hex) => (time === 'night' || time === 'dusk' ? mix(gradeColour(hex, time, 0.16), '#ffc98a', 0.1) : gradeColour(hex, time, 0.32)),
    lawn: (step) => paint(LAWN[season][step], (4 - step) * 0.05),
    layout: (list) => cycle(list, turn + scene.length),
    define: (name, markup) => {
      const id = `${prefix}-${name}-${definitions.length}`;
      definitions.push(markup(id));
      return `url(#${id})`;
    },
    symbol: (name, content) => {
      const id = `${prefix}-${name}-${definitions.length}`;
      definitions.push(`<g id="${id}">${content}</g>`);
      return id;
    },
    definitions,
  };
}
