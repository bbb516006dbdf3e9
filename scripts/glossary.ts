// Refuses file names with words for which docs/glossary.md has another one.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** Words that name no file, and the one that does. */
const BANNED: Readonly<Record<string, string>> = {
  asked: 'query',
  appointment: 'occurrence',
  exchange: 'import or export',
  fault: 'error',
  faults: 'errors',
  withListSearch: 'list-search',
  finding: 'list-search',
  heard: 'form-sync',
  journey: 'e2e',
  kept: 'cached, saved or draft',
  knowing: 'optimistic-locking',
  letter: 'email or case',
  letters: 'emails',
  living: 'published',
  measures: 'metrics',
  missed: 'not-found-log',
  moves: 'url-history',
  occasion: 'occurrence',
  problem: 'publish-check',
  problems: 'publish-checks',
  standing: 'status',
  ticket: 'token',
  tickets: 'tokens',
  told: 'read-model',
};

/** Names that are data: a path of the content API. */
const ALLOWED = new Set(['packages/content-api/src/missed-pages.ts', 'packages/content-api/src/missed-pages.test.ts']);

/** The words of a file's or folder's name: 'SaveFailureBar.test.tsx' has save, failure, bar, test and tsx. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** The words of a path that the glossary replaces, each with its replacement; none when all are fine. */
export function findBannedWords(file: string): string[] {
  if (ALLOWED.has(file)) return [];
  return wordsOfName(file).flatMap((word) => (Object.hasOwn(BANNED, word) ? [`${file}: not ‘${word}’ but ${BANNED[word]}`] : []));
}

if (import.meta.main) {
  const files = globSync(['{apps,packages}/*/{app,server,src,e2e}/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}'], { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  );
  if (files.length < 1000) throw new Error(`Only ${files.length} files were read: the check itself is broken`);
  const found = files.filter((file) => !file.includes('/migrations/')).flatMap(findBannedWords);
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exit(1);
  }
  console.log(`Glossary: ${files.length} names of files, none with a banned word.`);
}
