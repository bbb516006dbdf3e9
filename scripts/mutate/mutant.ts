import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** What a visitor is told and shown (rules), or how the parts are joined (wiring). */
export type Kind = 'rules' | 'wiring';

/** A change of one source file that a test should notice. */
export interface Mutant {
  /** From the root of the repository. */
  file: string;
  kind: Kind;
  /** Where the changed text begins and ends, in characters of the file. */
  start: number;
  end: number;
  replacement: string;
  /** What is wrong with it, for the report. */
  title: string;
  /** The test that is to notice it; without it those that import the file. `named` is a part of its tests' names. */
  test?: { file: string; named?: string };
}

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** The source with the change in it. */
export const changed = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

const PROJECTS = [
  ['packages/content-api/', 'content-api'],
  ['packages/language/', 'language'],
  ['packages/park/', 'park'],
  ['packages/map/', 'map'],
  ['apps/cms/', 'cms'],
  ['apps/site/', 'site'],
] as const;

/** The vitest project of a file. Throws for a file that belongs to none. */
export function projectOf(file: string): string {
  const found = PROJECTS.find(([folder]) => file.startsWith(folder));
  if (!found) throw new Error(`${file} belongs to no project of vitest.config.ts`);
  return found[1];
}
