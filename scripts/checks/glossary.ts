// Refuses words of docs/glossary.md’s last column in names of files and exports, and exported functions whose names have no verb.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** A term of the table's last column, split into words, and the table's name for it. */
interface RefusedTerm {
  words: readonly string[];
  instead: string;
}

/** The words of a file's, folder's or identifier's name: 'SaveFailureBar' has save, failure and bar. */
export const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** The terms in code font in the last column of the glossary's table. */
export function parseRefusedTerms(glossary: string): RefusedTerm[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const [, , name = '', never = ''] = row.slice(2, -2).split(' | ');
    return [...never.matchAll(/`([^`]+)`/g)].map(([, term = '']) => ({ words: splitName(term), instead: name.replaceAll('`', '') }));
  });
}

/** Names of data: a path of the content API. */
const DATA_NAMES = new Set(['MISSED_PAGES_PATH', 'MISSED_PAGES']);

/** Names from before the check, to be renamed. */
const KNOWN_NAMES = new Set(['PAUSE']);

const isSame = (word: string | undefined, refused: string) => word === refused || word === `${refused}s`;

/** The glossary's objections to a name (for a file: its path), one line per term; empty for a good name. */
export function findRefusedTerms(name: string, terms: readonly RefusedTerm[]): string[] {
  if (DATA_NAMES.has(name) || KNOWN_NAMES.has(name)) return [];
  const parts = name.split('/').map(splitName);
  return terms
    .filter((term) => parts.some((words) => words.some((_, at) => term.words.every((word, next) => isSame(words[at + next], word)))))
    .map((term) => `not ‘${term.words.join(' ')}’ in ‘${name}’ but ${term.instead}`);
}

const DECLARED = /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** The names that a file declares and exports. */
export const listExportedNames = (source: string): string[] => [...source.matchAll(DECLARED)].map(([, name = '']) => name);

/** Names without a verb: 'daysIn', 'localeOf', 'withoutDoubles', 'newKey', 'shownDays'; predicates such as 'isOneOf' begin with a verb. */
const NO_VERB =
  /^(?:(?:as|by|for|from|no|of|own|without|new|asked|found|given|held|kept|known|made|said|shown|stored|told|written)(?:[A-Z]|$)|(?!(?:is|are|has|can|may)[A-Z]|signIn$)\w+(?:In|Of)$)/;
const EXPORTED = /^export (?:async )?(?:function (?<declared>\w+)|const (?<assigned>\w+) = (?:async )?(?:\(|\w+ =>|<))/gm;
/** Functions that wrap a form's field, like Payload's own. */
const FIELDS = 'apps/cms/src/platform/fields/';

/** The exported functions of a file whose names have no verb. */
export function findNounFunctions(file: string, source: string): string[] {
  if (file.startsWith(FIELDS) || /\.test\.|\/e2e\//.test(file)) return [];
  return [...source.matchAll(EXPORTED)]
    .map(({ groups }) => groups?.['declared'] ?? groups?.['assigned'] ?? '')
    .filter((name) => /^[a-z]/.test(name) && NO_VERB.test(name))
    .map((name) => `${file}: a function begins with a verb, ‘${name}’ does not`);
}

/** Generated from the names of collections, which are data. */
const GENERATED = 'apps/cms/src/payload-types.ts';

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const terms = parseRefusedTerms(read('docs/glossary.md'));
  const files = globSync(['{apps,packages}/*/{app,server,src,e2e}/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}'], { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  );
  if (files.length < 1000 || terms.length < 20)
    throw new Error(`Only ${files.length} files and ${terms.length} refused words were read: the check itself is broken`);
  const errors = files.flatMap((file) => {
    if (file.includes('/migrations/') || file === GENERATED) return [];
    const source = read(file);
    const names = listExportedNames(source).flatMap((name) => findRefusedTerms(name, terms).map((line) => `${file}: ${line}`));
    return [...findRefusedTerms(file, terms), ...names, ...findNounFunctions(file, source)];
  });
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`Glossary: ${files.length} files, none with a refused word or a function without a verb.`);
}
