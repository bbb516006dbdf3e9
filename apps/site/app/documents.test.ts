import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../test-rows.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const documents = globSync(['docs/**/*.md', '*.md', '{apps,packages}/*/*.md', 'deploy/*.md'], { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The prefixes of paths in the coverage table, and their folders. */
const FOLDERS: Record<string, string> = {
  app: 'apps/site/app',
  server: 'apps/site/server',
  e2e: 'apps/site/e2e',
  cms: 'apps/cms/src',
  ui: 'packages/ui/src',
  contract: 'packages/content-api/src',
  language: 'packages/language/src',
  park: 'packages/park/src',
  pdf: 'packages/pdf/src',
  tokens: 'packages/design-tokens/src',
  map: 'packages/map/src',
  seed: 'packages/seed',
  scripts: 'scripts',
  apps: 'apps',
};

function getPlace(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return path.join(root, FOLDERS[first] ?? 'nowhere', ...rest);
}

/** Made by commands and not in the repository. */
const MADE = /docs\/(?:bench\.md|screenshots\/)/;

describe('the documents', () => {
  test('include architecture, operations, the editors’ guide and the site’s README', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['docs/architecture.md', 'docs/operations.md', 'docs/editors-guide.md', 'apps/site/README.md']),
    );
  });

  test('link to what exists', () => {
    const broken = documents.flatMap((file) =>
      [...readText(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
        .filter((link) => !MADE.test(link) && !existsSync(path.join(root, link)))
        .map((link) => `${file} links to ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Paths of what commands make, of examples, and of the data folder. */
const NOT_IN_TREE = /^(?:\.|node_modules\/|DATA_DIR\/|\d|way\/)|test-results/;
/** A path in code font with a folder or a source file, without patterns: `src/park.ts`, `server/`. */
const CODE_PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|mjs|css|json|md|conf))?)`/g;

test('the documents name paths of files and folders that exist', () => {
  const tree = globSync('{apps,deploy,docs,packages,scripts}/**/*.*', {
    cwd: root,
    exclude: (name) => ['node_modules', 'build', '.next', '.react-router', 'test-results'].includes(path.basename(name)),
  })
    .map((file) => `/${file.replaceAll('\\', '/')}\n`)
    .join('');
  const isKnown = (named: string, from: string) => {
    // What a package's README names in `src/` is its own.
    if (named.startsWith('src/') && existsSync(path.join(root, from, 'src'))) return existsSync(path.join(root, from, named));
    return existsSync(getPlace(named)) || tree.includes(named.endsWith('/') ? `/${named}` : `/${named}\n`);
  };
  // A folder is followed by its files, a file by the end of the line. Decisions and the change log keep the paths of their dates.
  const current = documents.filter((file) => !/^docs\/decisions\/|CHANGELOG/.test(file));
  const named = current.flatMap((file) =>
    [...readText(file).matchAll(CODE_PATH)].map(([, place = '']) => ({ file, place })).filter(({ place }) => !NOT_IN_TREE.test(place)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, place }) => !isKnown(place, path.dirname(file))).map(({ file, place }) => `${file} names ${place}`)).toEqual(
    [],
  );
});

test('the page about security names existing files, and a test in each row', async () => {
  const rows = [...readText('docs/security.md').matchAll(/^\| (V\d+ .+?) \|.*\| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(30);
  await everyRow(
    rows,
    ([, area = '']) => area,
    ([, , code = '', tests = '']) => {
      const named = [...`${code} ${tests}`.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect(named.filter((file) => !existsSync(getPlace(file)))).toEqual([]);
      expect([code.includes('`'), /\.(?:test|http)\.tsx?`/.test(tests)]).toEqual([true, true]);
    },
  );
});

test('the places of a kind of item exist and contain that of positions', async () => {
  const places = [...readText('docs/add-a-kind-of-item.md').matchAll(/^\| `([^`]+)` \| .+ \| (?:compiler|test): `([^`]+)` \|$/gm)];
  expect(places).toHaveLength(21);
  await everyRow(
    places,
    ([, file = '']) => file,
    ([, file = '', where = '']) => {
      expect([file, where].filter((named) => !existsSync(path.join(root, named)))).toEqual([]);
      expect(file.endsWith('/') || /career/i.test(readText(file))).toBe(true);
    },
  );
});

describe('the coverage of the specification', () => {
  const rows = readText('docs/specification-coverage.md')
    .split('\n')
    .filter((line) => /^\| (?!statement)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

  test('has a row for very much', () => {
    expect(rows.length).toBeGreaterThan(120);
  });

  test('names files that exist, and a test where it says proven', () =>
    everyRow(
      rows,
      ([statement = '']) => statement,
      ([, code = '', tests = '', state = '']) => {
        const named = [...`${code} ${tests} ${state}`.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, file = '']) => file);
        expect(named.filter((file) => !existsSync(getPlace(file)))).toEqual([]);
        expect(state).toMatch(/^(?:proven|open|see above)/);
        const isRun = /^proven by running it|^proven by `npm run/.test(state);
        expect(!state.startsWith('proven') || isRun || /\.(?:test|e2e|http)\.tsx?`/.test(tests), 'no test is named').toBe(true);
      },
    ));
});
