// Refuses file names with words for which docs/glossary.md has another one, and names of exported functions that begin with no verb.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

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

/** What a function does is missing: 'daysIn', 'localeOf', 'withoutDoubles', 'newKey', 'shownDays'; questions such as 'isOneOf' begin with a verb. */
const NO_VERB =
  /^(?:(?:as|by|for|from|no|of|own|without|new|asked|found|given|held|kept|known|made|said|shown|stored|told|written)(?:[A-Z]|$)|(?!(?:is|are|has|can|may)[A-Z]|signIn$)\w+(?:In|Of)$)/;
const EXPORTED = /^export (?:async )?(?:function (?<declared>\w+)|const (?<assigned>\w+) = (?:async )?(?:\(|\w+ =>|<))/gm;
/** What wraps a field of a form, as Payload's own do. */
const FIELDS = 'apps/cms/src/platform/fields/';

/** The exported functions of a file whose names say what they have but not what they do. */
export function findNounFunctions(file: string, source: string): string[] {
  if (file.startsWith(FIELDS) || /\.test\.|\/e2e\//.test(file)) return [];
  return [...source.matchAll(EXPORTED)]
    .map(({ groups }) => groups?.['declared'] ?? groups?.['assigned'] ?? '')
    .filter((name) => /^[a-z]/.test(name) && NO_VERB.test(name))
    .map((name) => `${file}: a function begins with a verb, ‘${name}’ does not`);
}

if (import.meta.main) {
  const files = globSync(['{apps,packages}/*/{app,server,src,e2e}/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}'], { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  );
  if (files.length < 1000) throw new Error(`Only ${files.length} files were read: the check itself is broken`);
  const found = files.flatMap((file) =>
    file.includes('/migrations/')
      ? []
      : [...findBannedWords(file), ...findNounFunctions(file, readFileSync(path.join(root, file), 'utf8'))],
  );
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exit(1);
  }
  console.log(`Glossary: ${files.length} names of files, none with a banned word or a function without a verb.`);
}
