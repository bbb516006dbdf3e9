import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const UI = 'packages/ui/src';
const isSource = (file: string) => !/(?:\.(?:test|stories)|-under-test)\.tsx?$|\.d\.ts$/.test(file);
const uiFiles = globSync(`${UI}/**/*.{ts,tsx,css}`, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource);

/** Every module that a route names (routes.ts): screens, layouts, and modules without a screen. */
const ROUTES = [
  'root.tsx',
  'layout/ShellRoute.tsx',
  'catch-all/QrCodeScreen.tsx',
  'catch-all/UnknownScreen.tsx',
  ...routeTable.map(({ page }) => page),
].map((file) => `apps/site/app/${file}`);

const NAMED = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|@import "([^"]+)"/g;
const DECLARED = /^export (?:async )?(?:function\*? |const |class |interface |type )(\w+)/gm;
const LISTED = /export (?:type )?\{([^}]+)\} from '([^']+)'|export (?:type )?\* from '([^']+)'/g;
const listNames = (list: string) =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter(Boolean);
const beside = (file: string, target: string) => path.posix.join(path.posix.dirname(file), target.replace(/\?.*$/, ''));

/** Where each name of the design system's entry is declared: the entry itself imports everything. */
function getNames(entry: string): Map<string, string> {
  return new Map(
    [...readText(entry).matchAll(LISTED)].flatMap(([, list, from = '', all]) => {
      const file = beside(entry, all ?? from);
      const names = list ? listNames(list) : [...readText(file).matchAll(DECLARED)].map(([, name = '']) => name);
      return names.map((name): [string, string] => [name, file]);
    }),
  );
}

const entries = new Map(
  Object.entries<string>(JSON.parse(readText('packages/ui/package.json')).exports)
    .filter(([, target]) => target.startsWith('./src/'))
    .map(([name, target]) => [`@liget/ui${name.slice(1)}`, `packages/ui/${target.slice(2)}`]),
);
const barrels = new Map([...entries.values()].filter((file) => file.endsWith('/index.ts')).map((file) => [file, getNames(file)]));

function getTargets(file: string): string[] {
  return [...readText(file).matchAll(NAMED)].flatMap(([, names = '', from, later, sheet]) => {
    const target = from ?? later ?? sheet ?? '';
    const entry = entries.get(target);
    const barrel = entry && barrels.get(entry);
    if (barrel) return listNames(names).map((name) => barrel.get(name) ?? `${entry}, where ${name} is not`);
    const at = entry ?? (target.startsWith('.') ? beside(file, target) : undefined);
    return at && /\.(?:tsx?|css)$/.test(at) && existsSync(path.join(root, at)) ? [at] : [];
  });
}

function reachedFrom(files: string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const target of getTargets(file)) reached.add(target);
  return reached;
}

const reached = reachedFrom(ROUTES);

test('the imports from the routes reach very many files of the site and of the design system', () => {
  expect([...reached].filter((file) => file.startsWith('apps/site/app/')).length).toBeGreaterThan(250);
  expect(uiFiles.length).toBeGreaterThan(80);
});

test('every file of the design system is reached from a route', () => {
  const isEntry = (file: string) => barrels.has(file);
  expect(uiFiles.filter((file) => !reached.has(file) && !isEntry(file))).toEqual([]);
});

test('every export of the design system is used by a part that a route reaches', () => {
  const texts = new Map([...reached].filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readText(file)]));
  const unused = [...barrels.values()].flatMap((names) =>
    [...names].filter(([name, at]) => ![...texts].some(([file, text]) => file !== at && new RegExp(`\\b${name}\\b`).test(text))),
  );
  // Types describe props; only components and functions must be used elsewhere.
  const isType = (name: string, at: string) => new RegExp(`export (?:interface|type) ${name}\\b`).test(readText(at));
  const isUsedAtHome = (name: string, at: string) => reached.has(at) && readText(at).split(new RegExp(`\\b${name}\\b`)).length > 2;
  expect(unused.filter(([name, at]) => !isType(name, at) && !isUsedAtHome(name, at)).map(([name, at]) => `${name} in ${at}`)).toEqual([]);
});

/** Every file of the site and of the design system that the coverage of the specification names, directly or by its folder. */
function namedInCoverage(): string[] {
  const places = { ui: UI, app: 'apps/site/app' };
  const names = [...readText('docs/specification-coverage.md').matchAll(/`(ui|app)\/([^`\s]+)`/g)];
  return names.flatMap(([, start, rest = '']) => {
    const at = `${places[start === 'ui' ? 'ui' : 'app']}/${rest}`;
    return /\.\w+$/.test(rest) ? [at] : globSync(`${at}/**/*.tsx`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  });
}

/** Entries of the bundler, the server and the build, and files for developers only. */
const NO_ROUTE = ['app/routes.ts', 'app/entry.client.tsx', 'app/entry.server.tsx'].map((file) => `apps/site/${file}`);

test('a component that the coverage of the specification names is reached from a route', () => {
  const named = namedInCoverage().filter((file) => /\.tsx?$/.test(file) && isSource(file));
  expect(new Set(named.filter((file) => file.startsWith(UI))).size).toBeGreaterThan(25);
  expect(new Set(named.filter((file) => file.startsWith('apps/site/app/'))).size).toBeGreaterThan(150);
  expect(named.filter((file) => !reached.has(file) && !barrels.has(file) && !NO_ROUTE.includes(file))).toEqual([]);
});
