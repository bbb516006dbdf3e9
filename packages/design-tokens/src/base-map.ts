import { PALETTE } from './palette.ts';

const DAY = {
  land: '#efe9da',
  park: '#d3e9b9',
  grounds: '#e2e6c4',
  lawn: '#dff0c8',
  garden: '#c3e2ab',
  wood: '#bcdca0',
  crown: '#9ecb84',
  water: '#9fd0ee',
  square: '#f4ecd9',
  playground: '#ffe2a6',
  pitch: '#f0c9a4',
  dog: '#d9d3a8',
  parking: '#dcdcd4',
  building: '#eadbc8',
  wall: '#c9ae8f',
  road: PALETTE.white,
  'road-edge': '#d5cbb5',
  path: '#fff9ea',
  'path-edge': '#c9bf9e',
  rail: '#a59f94',
  words: '#2c3a32',
  halo: PALETTE.cream,
  'water-words': '#134a72',
} as const;

export type BaseMapColour = keyof typeof DAY;
type BaseMapColours = Record<BaseMapColour, string>;

const DUSK = {
  land: '#3c4a4a',
  park: '#2c5a45',
  grounds: '#3a5747',
  lawn: '#34684e',
  garden: '#2a6248',
  wood: '#234f3c',
  crown: '#2f6a4c',
  water: '#274f78',
  square: '#5b5f57',
  playground: '#7a6a3c',
  pitch: '#75573f',
  dog: '#5c6247',
  parking: '#4c5755',
  building: '#6f675e',
  wall: '#8d8172',
  road: '#63706d',
  'road-edge': '#2f3b3b',
  path: '#7d8a74',
  'path-edge': '#2a4638',
  rail: '#7a807c',
  words: PALETTE.cream,
  halo: '#1d332b',
  'water-words': '#d3e8fb',
} as const satisfies BaseMapColours;

/** The colours of the base map on a screen, by the time of day. Keys are names of CSS custom properties (base-map.css), values sRGB. */
export const BASE_MAP = { day: DAY, dusk: DUSK };

/** A frozen lake on the screen. */
export const FROZEN_WATER = {
  day: { water: '#dcecf4', 'water-words': '#2b5876' },
  dusk: { water: '#4d6e85', 'water-words': '#f1f8fd' },
} as const satisfies Record<keyof typeof BASE_MAP, Partial<BaseMapColours>>;

/** The colours of the base map in print and on small maps: lighter, and with edges because they have no shadows. */
export const PRINTED_BASE_MAP = {
  land: '#f4f1e8',
  park: PALETTE.meadow,
  grounds: '#dcecc9',
  lawn: '#d3eab9',
  garden: '#d8ecc4',
  wood: '#bcdca2',
  water: '#b5d3f7',
  'water-edge': '#7fa9de',
  square: '#f3ecdd',
  playground: PALETTE['sun-soft'],
  pitch: '#c5e3c0',
  'pitch-edge': '#8fb98a',
  dog: '#dfe8b8',
  parking: '#e9e9e4',
  building: '#dccfbb',
  wall: '#a8977c',
  road: PALETTE.white,
  'road-edge': '#b9bfae',
  path: PALETTE.cream,
  'promenade-edge': '#c9cdb4',
  'bridge-edge': '#6b7a70',
  track: '#d99a7c',
  rail: '#a9b1ab',
  steps: '#9a5a3c',
  words: PALETTE.night,
  halo: PALETTE.cream,
  'water-words': '#2b4f8a',
} as const;
