export { type BaseMapColour, PRINTED_BASE_MAP } from './base-map.ts';
export { getContrast } from './contrast.ts';
export { PRINTED_MARKERS } from './markers.ts';
export { PALETTE } from './palette.ts';
export { THEMES } from './themes.ts';
