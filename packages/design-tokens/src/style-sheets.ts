import { BASE_MAP, FROZEN_WATER } from './base-map.ts';
import { MARKERS } from './markers.ts';
import { PALETTE } from './palette.ts';
import { MORE_CONTRAST, SHADES, THEMES } from './themes.ts';

const NOTE = '/* Written by packages/design-tokens/scripts/write-style-sheets.mjs. */\n';

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** One CSS rule with custom properties, and declarations after them. */
function writeRule(selectors: readonly string[], properties: Readonly<Record<string, string>>, ...declarations: string[]): string {
  const lines = [...Object.entries(properties).map(([name, value]) => `--${name}: ${value};`), ...declarations];
  return `${selectors.join(',\n')} {\n${indent(lines.join('\n'))}\n}\n`;
}

/** Rules for screens only: a map that is printed in the evening has the colours of the day, as paper is light and ink is scarce. */
const writeScreenRule = (...rule: Parameters<typeof writeRule>) => `@media screen {\n${indent(writeRule(...rule))}}\n`;

/** A theme covers a page (`theme-dark`), its header (`layout-dark`), its footer, or a light part of a dark page (`theme-light`). */
const LIGHT = [':root', '.theme-light'];
const DARK = ['.theme-dark', '.layout-dark', '.footer-dark'];

/** The style sheets of this package by file name, each with its whole text. */
export const STYLE_SHEETS = {
  'palette.css': NOTE + writeRule([':root'], PALETTE),
  'themes.css':
    NOTE +
    writeRule(LIGHT, { ...THEMES.light, shade: SHADES.light }, 'color-scheme: light;') +
    writeRule(DARK, { ...THEMES.dark, shade: SHADES.dark }, 'color-scheme: dark;') +
    `@media (prefers-contrast: more) {\n${indent(writeRule(LIGHT, MORE_CONTRAST.light) + writeRule(DARK, MORE_CONTRAST.dark))}}\n`,
  'markers.css':
    NOTE +
    Object.entries(MARKERS)
      .map(([kind, colour]) => writeRule([`[data-markers] [data-kind="${kind}"]`], { kind: colour }))
      .join(''),
  'base-map.css':
    NOTE +
    writeRule(['[data-base-map]'], BASE_MAP.day) +
    writeScreenRule(['[data-base-map][data-light="dusk"]'], BASE_MAP.dusk) +
    writeRule(['[data-base-map][data-frozen]'], FROZEN_WATER.day) +
    writeScreenRule(['[data-base-map][data-frozen][data-light="dusk"]'], FROZEN_WATER.dusk),
} as const;
