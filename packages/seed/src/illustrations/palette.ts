export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type TimeOfDay = 'dawn' | 'day' | 'gold' | 'dusk' | 'night';

export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
export const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'gold', 'dusk', 'night'];

/** Daylight colours of the brief and their relatives; every one is graded for the hour before it is painted. */
export const INK = {
  forest: '#10402f',
  leaf: '#2f8a57',
  meadow: '#e3f3d3',
  cream: '#fffaf0',
  ink: '#16231d',
  red: '#d93a2b',
  sun: '#ffc72e',
  sky: '#2b62d9',
  sand: '#f1ddb4',
  stone: '#e9dcc3',
  brick: '#b5573b',
  wood: '#a86f42',
  bark: '#6b4a37',
  blush: '#f3a7b6',
  lilac: '#a58bd0',
  teal: '#3aa6a0',
  slate: '#5b6f80',
  water: '#6fbcd8',
  gold: '#d9a53a',
} as const;

export type Trio = readonly [string, string, string];

const SKY: Record<TimeOfDay, Trio> = {
  dawn: ['#f2a9b4', '#ffcfae', '#fff1d8'],
  day: ['#74bff0', '#aadcf3', '#e9f6ea'],
  gold: ['#f0824e', '#ffb35f', '#ffe9b4'],
  dusk: ['#2a2b68', '#86508b', '#f59a70'],
  night: ['#0a1533', '#172c60', '#3b5a97'],
};

type Five = readonly [string, string, string, string, string];

/** Lawn tones from far and pale to near and deep. */
export const LAWN: Record<Season, Five> = {
  spring: ['#d6ecae', '#aed783', '#7fc069', '#479c5a', '#1d6547'],
  summer: ['#c2e0a0', '#8ecb7f', '#57ab69', '#2f8a57', '#12493a'],
  autumn: ['#efdf9e', '#d7c878', '#aeb059', '#75904b', '#33553b'],
  winter: ['#fbfdff', '#eaf1f7', '#d9e5ef', '#bccfde', '#7390a6'],
};

export const CROWNS: Record<Season, readonly string[]> = {
  spring: ['#9fd169', '#7cc065', '#5aae62', '#3f9a5a', '#b9dd78'],
  summer: ['#7cc06c', '#55a964', '#3a955b', '#2f8a57', '#1f7350', '#185a45'],
  autumn: ['#f4b83f', '#eb9433', '#dd6a2d', '#c2462d', '#a3a346', '#d98a3a', '#6d8a4a'],
  winter: ['#dfe9f0', '#cfdde8', '#bccfdd'],
};

export const FIRS: readonly string[] = ['#2d6a56', '#245a4b', '#3a7a62'];
export const PETALS: Record<Season, readonly string[]> = {
  spring: ['#ffffff', '#f3a7b6', '#ffc72e', '#e86f8f', '#a58bd0'],
  summer: ['#ffc72e', '#fffaf0', '#d93a2b', '#f3a7b6', '#6f8be8'],
  autumn: ['#d93a2b', '#eb9433', '#8d5aa5', '#ffc72e', '#b8402c'],
  winter: ['#ffffff', '#d93a2b', '#ffffff', '#f2f7fb', '#c62f35'],
};

interface Grade {
  readonly filter: string;
  readonly veil: string;
  readonly amount: number;
}

const GRADES: Record<TimeOfDay, Grade> = {
  dawn: { filter: '#ffe3dc', veil: '#f6b3ad', amount: 0.1 },
  day: { filter: '#ffffff', veil: '#ffffff', amount: 0 },
  gold: { filter: '#ffecd0', veil: '#f7964a', amount: 0.08 },
  dusk: { filter: '#bdb2da', veil: '#45408c', amount: 0.14 },
  night: { filter: '#8299d6', veil: '#12245a', amount: 0.24 },
};

const channels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex(r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share);
}

function multiply(first: string, second: string): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  return toHex((r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255);
}

/** A daylight colour as it looks at that hour; `strength` below 1 is for lamp-lit rooms. */
export function gradeColour(hex: string, time: TimeOfDay, strength = 1): string {
  const { filter, veil, amount } = GRADES[time];
  const graded = mix(multiply(hex, filter), veil, amount);
  return strength === 1 ? graded : mix(hex, graded, strength);
}

/** The sky of a season: winter pales it, autumn warms it, spring freshens it. */
export function mixSky(time: TimeOfDay, season: Season): Trio {
  const [top, middle, low] = SKY[time];
  const tint = { spring: '#d8f0ff', summer: '#4fb0f0', autumn: '#f7d7a0', winter: '#e6eef6' }[season];
  const share = time === 'night' || time === 'dusk' ? 0.05 : season === 'winter' ? 0.34 : time === 'day' ? 0.14 : 0.04;
  return [mix(top, tint, share), mix(middle, tint, share), mix(low, tint, share * 0.5)];
}
