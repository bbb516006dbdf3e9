// Refuses words of docs/glossary.md’s last column in names of files and exports, functions whose names have
// no verb, types whose names are no nouns, and limits that are not called MAX_ or MIN_.
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

/** The drawing of a button that pauses. */
const OTHER_MEANINGS = new Set(['PAUSE']);

const isSame = (word: string | undefined, refused: string) => word === refused || word === `${refused}s`;

/** The glossary's objections to a name (for a file: its path), one line per term; empty for a good name. */
export function findRefusedTerms(name: string, terms: readonly RefusedTerm[]): string[] {
  if (DATA_NAMES.has(name) || OTHER_MEANINGS.has(name)) return [];
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
  /^(?:(?:as|by|for|from|no|of|own|without|new|asked|found|given|held|kept|known|made|said|shown|stored|told|written)(?:[A-Z]|$)|(?!(?:is|are|has|can|may)[A-Z]|\w*[sS]ignIn$)\w+(?:In|Of)$)/;
/** Single nouns that functions were named by: 'sizes' is `readSizes`, 'moment' is `toIcalMoment`. */
const NOUNS = new Set(
  `
  absent admitFor after always anchor area at back before begins between bin box button cacheFor card cell cells checksum chip choice column comma
  conditions content crossing date dates day days decoded details differs dismissed distance dropped ends entries environments everybody facts field filled
  folder followed footer formats grouped grown hungarian instant iso joined key later licence line listener loaded localised luminance mac marked median megabytes middle
  milliseconds minute moment months moved name names node none notFound off option paragraph parts path percent percentile pixels plain points
  progress query range reader reference refs rendition results road route row rows same sample secret seconds section sentence service settings shared since size sizes
  source specification state statement stays table teaser teasers text texts time today total translator units unknown upload uploads url value whole
  words
  `
    .trim()
    .split(/\s+/),
);
const FUNCTION =
  /^ *(?<exported>export )?(?:async )?(?:function\*? (?<declared>\w+)|const (?<assigned>\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*|\((?:[^()]|\([^()]*\))*\)(?:: [^=\n]+)? =>|\w+ =>))/gm;
/** Functions that wrap a form's field, like Payload's own. */
const FIELDS = 'apps/cms/src/platform/fields/';
/** Drawings and texts of the seed and of fixtures have functions for what they draw: `road`, `column`, `text`. */
const DRAWINGS = /^packages\/seed\/|\/fixtures\//;
/** A private function may end in 'In' or 'Of' after a verb, or be named after an event by React's convention: `findErrorIn`, `onFocusIn`. */
const PRIVATE_VERB = /^(?:assert|count|crop|fill|find|format|get|note|on|read|remove)[A-Z]|^(?:count|crop|fill|read)In$/;
/** Private functions whose names read as a sentence where they are used. */
const READABLE_NAMES = new Set(['fromBelow']);

const TEST = /\.test\.|\.stories\.|\/e2e\/|\/testing\/|\/test-[\w-]+\.ts$/;

function hasNoVerb(name: string, file: string, isExported: boolean): boolean {
  if (isExported && !TEST.test(file)) return NO_VERB.test(name);
  if (READABLE_NAMES.has(name) || PRIVATE_VERB.test(name)) return false;
  if (NO_VERB.test(name) || /^in[A-Z]/.test(name)) return true;
  // Tests may call what builds their rows by a noun: `day('2026-11-20')`.
  return NOUNS.has(name) && !DRAWINGS.test(file) && !TEST.test(file);
}

/** The named functions of a file, also inside others, whose names have no verb. */
export function findNounFunctions(file: string, source: string): string[] {
  if (file.startsWith(FIELDS) && !TEST.test(file)) return [];
  return [...source.matchAll(FUNCTION)]
    .map(({ groups }) => ({ name: groups?.['declared'] ?? groups?.['assigned'] ?? '', isExported: groups?.['exported'] !== undefined }))
    .filter(({ name, isExported }) => /^[a-z]/.test(name) && hasNoVerb(name, file, isExported))
    .map(({ name }) => `${file}: a function begins with a verb, ‘${name}’ does not`);
}

/** Types that are no nouns: 'AnswerOf' is `EndpointAnswer`, 'Read' is `IcsProperty`. */
const NO_NOUN =
  /^\w+(?:In|Of)$|^(?:Asked|Chosen|Found|Given|Held|Kept|Known|Made|Missing|Read|Seen|Shown|Standing|Stored|Told|Wanted|Written)$/;
const TYPE = /^(?:export )?(?:interface|type) (\w+)/gm;

/** The types of a file whose names are no nouns. */
export const findTypesWithoutNoun = (file: string, source: string): string[] =>
  [...source.matchAll(TYPE)]
    .filter(([, name = '']) => NO_NOUN.test(name))
    .map(([, name]) => `${file}: the name of a type is a noun, ‘${name}’ is not`);

/** Limits begin with 'MAX_' or 'MIN_'. */
const OTHER_LIMIT = /^ *(?:export )?const ((?:MOST|LONGEST|LARGEST|LEAST|SHORTEST)(?:_\w+)?)\b/gm;

/** The constants of a file that are limits and have another name. */
export const findUnusualLimits = (file: string, source: string): string[] =>
  [...source.matchAll(OTHER_LIMIT)].map(([, name]) => `${file}: the name of a limit begins with MAX_ or MIN_, not as in ‘${name}’`);

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
    return [
      ...findRefusedTerms(file, terms),
      ...names,
      ...findNounFunctions(file, source),
      ...findTypesWithoutNoun(file, source),
      ...findUnusualLimits(file, source),
    ];
  });
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  console.log(`Glossary: ${files.length} files, none with a refused word, a function without a verb or a type without a noun.`);
}
