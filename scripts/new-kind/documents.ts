import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A row of docs/add-a-kind-of-item.md. */
export interface Place {
  file: string;
  /** Who names it when it is forgotten, and in which file. */
  by: 'compiler' | 'test';
  where: string;
}

export function places(document: string): Place[] {
  return [...document.matchAll(/^\| `([^`]+)` \| .+ \| (compiler|test): `([^`]+)` \|$/gm)].map(([, file = '', by, where = '']) => ({
    file,
    by: by === 'test' ? 'test' : 'compiler',
    where,
  }));
}

/** A file of the example: what it becomes, given what it is. */
export type Change = (before: () => string) => string;

/** A diff of one place: its lines without the new ones must stand in the file exactly once. The last of them may be the beginning of a line. */
function changed(text: string, diff: string, file: string): string {
  const lines = diff.split('\n');
  const side = (left: string) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => line.slice(1))
      .join('\n');
  const [before, after] = [side('+'), side('-')];
  const at = `\n${text}`.indexOf(`\n${before}`);
  if (at === -1 || `\n${text}`.includes(`\n${before}`, at + 1))
    throw new Error(`docs/add-a-kind-of-item-example.md: these lines must be in ${file} exactly once:\n${before}`);
  return text.slice(0, at) + after + text.slice(at + before.length);
}

const FENCE = /(?:^`([^`\n]+)`\n\n)?^```(\w+)\n(.*?)\n```$/gms;

/** The example's files, and how each is made or changed. A folder has its files by their names below its own. */
export function example(document: string): Map<string, Map<string, Change>> {
  const steps = document.split(/^## /m).slice(1);
  return new Map(
    steps.map((step) => {
      const [, file = '', rest = ''] = /^`([^`]+)`\n(.*)$/s.exec(step) ?? [];
      const changes = new Map<string, Change>();
      for (const [, name = '', kind, text = ''] of rest.matchAll(FENCE)) {
        const earlier = changes.get(file + name);
        if (kind === 'diff') changes.set(file + name, (before) => changed(earlier?.(before) ?? before(), text, file));
        else changes.set(file + name, () => `${text}\n`);
      }
      return [file, changes];
    }),
  );
}
