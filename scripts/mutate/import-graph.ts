import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOf, root } from './mutant.ts';

/** Imports that run something: `import type` does not. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*\[?([^)\]]*)/g;
/** Packages whose files others import by their names, and where each stands. */
const PACKAGES: Record<string, string> = {
  '@liget/content-api': 'packages/content-api',
  '@liget/language': 'packages/language',
  '@liget/park': 'packages/park',
  '@liget/map': 'packages/map',
};

const slashes = (file: string) => file.replaceAll('\\', '/');
const exportsOf: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(PACKAGES).map(([name, folder]) => [
    name,
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).exports,
  ]),
);

function resolved(from: string, target: string): string | undefined {
  for (const [name, folder] of Object.entries(PACKAGES)) {
    if (target !== name && !target.startsWith(`${name}/`)) continue;
    const file = exportsOf[name]?.[`.${target.slice(name.length)}`];
    return file && path.posix.join(folder, file);
  }
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target.replace(/\?.*$/, '')) : undefined;
}

interface Imports {
  plain: string[];
  /** Of files that are taken by a pattern. */
  all: string[];
}

function importsOf(file: string): Imports {
  const source = readFileSync(path.join(root, file), 'utf8');
  const plain = [...source.matchAll(IMPORT)].map(([, one, other]) => resolved(file, one ?? other ?? ''));
  const globs = [...source.matchAll(GLOB)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/'([^'!][^']*)'/g)].map(([, pattern = '']) => path.posix.join(path.posix.dirname(file), pattern));
    return globSync(patterns, { cwd: root }).map(slashes);
  });
  const existing = (targets: readonly (string | undefined)[]) =>
    targets.filter((target) => target !== undefined).filter((target) => /\.tsx?$/.test(target) && existsSync(path.join(root, target)));
  return { plain: existing(plain), all: existing([...plain, ...globs]) };
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** For every source file who imports it: by name, and by name or pattern. */
function importers(): { plain: Graph; all: Graph } {
  const found = { plain: new Map<string, Set<string>>(), all: new Map<string, Set<string>>() };
  const files = globSync(['apps/*/{app,server,src}/**/*.{ts,tsx}', 'packages/{content-api,park}/src/**/*.ts'], { cwd: root }).map(slashes);
  for (const file of files) {
    const imports = importsOf(file);
    for (const how of ['plain', 'all'] as const) {
      for (const target of imports[how]) {
        const known = found[how].get(target) ?? new Set();
        known.add(file);
        found[how].set(target, known);
      }
    }
  }
  return found;
}

let graphs: ReturnType<typeof importers> | undefined;

/** The tests of a project that import the file, the nearest first. */
function nearest(file: string, graph: Graph, project: string): string[] {
  const steps = new Map([[file, 0]]);
  for (const [at, distance] of steps) for (const next of graph.get(at) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
  const sibling = file.replace(/\.tsx?$/, '.test.ts');
  const stepsTo = (test: string, found: number) => (test === sibling ? 0 : found);
  return [...steps]
    .filter(([at]) => /\.test\.tsx?$/.test(at) && projectOf(at) === project)
    .toSorted(([a, near], [b, far]) => stepsTo(a, near) - stepsTo(b, far) || a.localeCompare(b))
    .map(([at]) => at);
}

const sourceOf = (test: string) => readFileSync(path.join(root, test), 'utf8');
/** Begins a database: no fast test. */
const hasDatabase = (test: string) => sourceOf(test).includes('temporary-database');
/** Renders every screen: asked last. */
const hasEveryScreen = (test: string) => sourceOf(test).includes('pages-under-test');

/**
 * The unit tests that import the file, the nearest first: so many of its own project, and of the contract also of the site, which it is made
 * for; last those that render every screen.
 */
export function testsOf(file: string, most: number): string[] {
  graphs ??= importers();
  const { plain, all } = graphs;
  const own = projectOf(file);
  const near = (own === 'content-api' ? [own, 'site'] : [own]).flatMap((project) =>
    nearest(file, plain, project)
      .filter((test) => !hasDatabase(test) && !hasEveryScreen(test))
      .slice(0, most),
  );
  return own === 'site' ? [...near, ...nearest(file, all, own).filter(hasEveryScreen)] : near;
}
