import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PALETTE, THEMES } from '@liget/design-tokens';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Loaded by every page: the table would make the first load larger. */
const SHELL = 'apps/site/app/layout/Shell.tsx';
/** Files that no style sheet or table reaches. */
const EXEMPT = [
  SHELL,
  // Drawings with colours of their own, as one text.
  'apps/cms/src/features/balloon/admin/balloon-icon.ts',
  'apps/cms/src/features/accounts/admin/Brand.tsx',
];

const sources = globSync(
  [
    'apps/site/{app,server}/**/*.{css,ts,tsx}',
    'apps/cms/src/**/*.{css,ts,tsx}',
    'packages/{language,map,park,pdf,ui}/src/**/*.{css,ts,tsx}',
  ],
  { cwd: root, exclude: (name) => ['node_modules', '.react-router', 'testing'].includes(path.basename(name)) },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.|\/test-[^/]+$/.test(file) && !EXEMPT.includes(file));

test('colours of the palette are written in packages/design-tokens alone', () => {
  expect(sources.length).toBeGreaterThan(1000);
  // White is also what paper and light are.
  const colours = Object.values(PALETTE).filter((colour) => colour !== PALETTE.white);
  const repeated = sources.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8').toLowerCase();
    return colours.filter((colour) => source.includes(colour)).map((colour) => `${file}: ${colour}`);
  });
  expect(repeated).toEqual([]);
});

test('the theme colours of the browser’s interface are the grounds of both themes', () => {
  const [, light, dark] = /GROUNDS = \{ default: '(.+?)', dark: '(.+?)' \}/.exec(readFileSync(path.join(root, SHELL), 'utf8')) ?? [];
  expect({ light, dark }).toEqual({ light: THEMES.light.ground, dark: THEMES.dark.ground });
});
