import { PALETTE } from './palette.ts';

const LIGHT = {
  ground: PALETTE.cream,
  paper: PALETTE.white,
  soft: PALETTE.meadow,
  'on-soft': PALETTE.forest,
  ink: PALETTE.night,
  'ink-soft': PALETTE.stone,
  line: '#d8dccb',
  'line-strong': '#6b7a70',
  accent: PALETTE.red,
  action: PALETTE.forest,
  'action-hover': PALETTE.leaf,
  'on-action': PALETTE.cream,
  alert: PALETTE.red,
  'on-alert': PALETTE.white,
  error: '#b3271a',
  focus: PALETTE.sky,
} as const;

type Theme = Record<keyof typeof LIGHT, string>;

const DARK = {
  ground: PALETTE.forest,
  paper: '#17503c',
  soft: '#17503c',
  'on-soft': PALETTE.cream,
  ink: PALETTE.cream,
  'ink-soft': '#cfe0d4',
  line: '#2c5a48',
  'line-strong': '#9fbcab',
  accent: PALETTE.sun,
  action: PALETTE.cream,
  'action-hover': PALETTE['sun-soft'],
  'on-action': PALETTE.forest,
  alert: PALETTE.blush,
  'on-alert': PALETTE['red-deep'],
  error: PALETTE.blush,
  focus: PALETTE.sun,
} as const satisfies Theme;

/** The roles of colours in both themes. Keys are names of CSS custom properties (themes.css), values sRGB. */
export const THEMES = { light: LIGHT, dark: DARK };

/** Red, green and blue of shadows, of which style sheets take a part. */
export const SHADES = { light: '16 64 47', dark: '0 0 0' } as const satisfies Record<keyof typeof THEMES, string>;

/** Stronger lines and text colours, for visitors who prefer more contrast. */
export const MORE_CONTRAST = {
  light: { ink: '#000000', 'ink-soft': '#1d2a24', line: PALETTE.stone, 'line-strong': PALETTE.night, accent: '#9c1f14' },
  dark: { ink: PALETTE.white, 'ink-soft': PALETTE.cream, line: '#9fbcab', 'line-strong': PALETTE.cream, accent: '#ffd964' },
} as const satisfies Record<keyof typeof THEMES, Partial<Theme>>;
