import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';

const APP = path.resolve(import.meta.dirname, '../..');
const UI = path.resolve(APP, '../../../packages/ui/src');

const IMPORT = /^(?:import|export) (?<type>type )?(?:(?<names>[^'"]*?) from )?'(?<from>[^']+)'/gms;
/** Islands whose HTML comes from the server, so that their styles must be there with it. */
const ISLAND = /hydrateOnInteraction(?:Within)?\(\s*\(\) =>\s*import\('(?<from>[^']+)'\)/g;

const read = (file: string) => readFileSync(file, 'utf8');
const uiFiles = globSync('**/*.{ts,tsx,css}', { cwd: UI, exclude: ['**/*.test.*', '**/*.stories.*', 'index.ts'] }).map((file) =>
  path.join(UI, file),
);
/** The file of the package that declares a name. */
const uiFilesByName = new Map(
  uiFiles.flatMap((file) => [...read(file).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => [name, file])),
);

function resolveImport(file: string, from: string, names: string): string[] {
  if (from.startsWith('.')) return [path.resolve(path.dirname(file), from)];
  if (from === '@liget/ui') return [...names.matchAll(/\w+/g)].flatMap(([name]) => uiFilesByName.get(name) ?? []);
  return from.startsWith('@liget/ui/') ? uiFiles.filter((sheet) => path.basename(sheet) === path.basename(from)) : [];
}

/** The style sheets that come with a module, those of its static imports included. */
function listStyles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.(?:tsx?|css)$/.test(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css') || file.endsWith('.server.ts')) return seen;
  for (const { groups } of read(file).matchAll(IMPORT))
    if (!groups?.['type'])
      for (const other of resolveImport(file, groups?.['from'] ?? '', groups?.['names'] ?? '')) listStyles(other, seen);
  return seen;
}

const modules = globSync(['{layout,screens,components,catch-all}/**/*.{ts,tsx}'], { cwd: APP, exclude: ['**/*.test.*'] }).map((file) =>
  path.join(APP, file),
);
const islands = modules.flatMap((file) =>
  [...read(file).matchAll(ISLAND)].map(({ groups }) => ({ file, island: path.resolve(path.dirname(file), groups?.['from'] ?? '') })),
);
const frame = listStyles(path.join(APP, 'layout/ShellRoute.tsx'), listStyles(path.join(APP, 'root.tsx')));

test('there are islands whose styles are checked', () => {
  expect(islands.length).toBeGreaterThan(10);
});

test('a module that creates a server-rendered island imports its style sheets', () =>
  everyRow(
    islands,
    ({ file, island }) => `${path.relative(APP, island)} in ${path.relative(APP, file)}`,
    ({ file, island }) => {
      const own = listStyles(file);
      const missing = [...listStyles(island)].filter((style) => style.endsWith('.css') && !own.has(style) && !frame.has(style));
      expect(missing.map((style) => path.relative(APP, style))).toEqual([]);
    },
  ));
