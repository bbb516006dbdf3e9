// Checks imports between layers (docs/architecture.md). Fails for a forbidden import, for circular imports, and if it read no files.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { getRoom, isTest, RULES } from './boundary-rules.ts';

const SOURCES = ['apps/*/{app,server,src,e2e}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function resolveImport(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

/** A circle for each file that a depth-first walk over the imports meets twice. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const visited = new Set<string>();
  const importChain: string[] = [];
  const visitImports = (file: string): void => {
    if (importChain.includes(file)) {
      circles.push([...importChain.slice(importChain.indexOf(file)), file]);
      return;
    }
    if (visited.has(file)) return;
    importChain.push(file);
    for (const target of graph.get(file) ?? []) visitImports(target);
    importChain.pop();
    visited.add(file);
  };
  for (const file of graph.keys()) visitImports(file);
  return circles;
}

/** The rooms of the content service that each room imports. */
function listImportsOfRooms(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const room = getRoom(file);
    if (room === undefined || isTest(file)) continue;
    const importedRooms = targets.flatMap((target) => getRoom(target) ?? []).filter((importedRoom) => importedRoom !== room);
    rooms.set(room, [...new Set([...(rooms.get(room) ?? []), ...importedRooms])]);
  }
  return rooms;
}

/** The forbidden imports of these files (path → text), one per line, and the number of imports. */
export function checkImports(texts: ReadonlyMap<string, string>): { errors: string[]; imports: number } {
  /** The files that each file imports, including types. */
  const graph = new Map([...texts.keys()].map((file): [string, string[]] => [file, []]));
  let imports = 0;
  const errors: string[] = [];
  for (const [file, text] of texts) {
    for (const [, type, statement, dynamic] of text.matchAll(IMPORT)) {
      imports += 1;
      const target = resolveImport(file, statement ?? dynamic ?? '');
      if (graph.has(target)) graph.get(file)?.push(target);
      for (const rule of RULES) {
        if (rule.appliesTo(file) && rule.forbids(target, file, Boolean(type))) errors.push(`${file} → ${target}: ${rule.name}`);
      }
    }
  }
  for (const file of texts.keys())
    if (/^apps\/cms\/src\/features\/[^/]+$/.test(file)) errors.push(`${file}: a file of a feature is in the folder of its feature`);
  for (const circle of findCircles(graph)) errors.push(`${circle.join(' → ')}: files import each other in a circle`);
  for (const circle of findCircles(listImportsOfRooms(graph)))
    errors.push(`${circle.join(' → ')}: rooms of the content service import each other in a circle`);
  return { errors, imports };
}

if (import.meta.main) {
  const files = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const { errors, imports } = checkImports(new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])));
  if (files.length < 100 || imports < 300)
    errors.push(`only ${files.length} files and ${imports} imports were read: the check itself is broken`);
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`Boundaries: ${files.length} files, ${imports} imports, none forbidden.`);
}
