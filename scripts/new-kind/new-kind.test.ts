import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { readOrder } from '../../packages/seed/src/reading/source-files.ts';
import { Compiler } from './compiler.ts';
import { example, places, read, root } from './documents.ts';
import type { Task } from './run-tests.ts';

const rows = places(read('docs/add-a-kind-of-item.md'));
const steps = example(read('docs/add-a-kind-of-item-example.md'));
const MOST = 19;

const COLLECTION = 'apps/cms/src/collections/information.ts';
const GENERATED = 'apps/cms/src/payload-types.ts';
/** What `generate-types.mjs` writes for the example's collection, in short. */
const generated = () =>
  read(GENERATED)
    .replace("    'business-partner-items': BusinessPartnerItem;\n", (line) => `${line}    rentals: Rental;\n`)
    .replace('export interface CareerPosition {', (line) => `export type Rental = BusinessPartnerItem;\n${line}`);

/** The sources that the example changes or makes, but for those of some rows. */
function sourcesWithout(...forgotten: string[]): Map<string, string> {
  const kept = [...steps].filter(([file]) => !forgotten.includes(file)).flatMap(([, changes]) => [...changes]);
  const sources = new Map(kept.map(([file, change]) => [file, change(() => read(file))]));
  return forgotten.includes(COLLECTION) ? sources : sources.set(GENERATED, generated());
}

describe('the document', () => {
  test('names at most nineteen places', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThanOrEqual(MOST);
  });

  test('names those that the example has, in the same order', () => {
    expect(rows.map(({ file }) => file)).toEqual([...steps.keys()]);
  });
});

describe.each(['packages', 'apps/cms', 'apps/site'])('the compiler, of %s', { timeout: 300_000 }, (project) => {
  const compiler = new Compiler(project);
  afterAll(() => compiler.close());

  test('has nothing against the example: no place is missing from the document', () => {
    expect(compiler.faults(sourcesWithout())).toEqual([]);
  });

  test.each(rows.filter(({ by, where }) => by === 'compiler' && where.startsWith(`${project}/`)))(
    'misses $file, in $where',
    ({ file, where }) => {
      expect(compiler.faults(sourcesWithout(file), where)).not.toEqual([]);
    },
  );
});

describe('the tests', { timeout: 300_000 }, () => {
  const CONTENTS = 'packages/seed/content/rentals/';
  const READER = 'packages/seed/src/seed-content.ts';
  const forgotten = rows.filter(({ by, file }) => by === 'test' && file !== CONTENTS);

  test('miss what no compiler can', async () => {
    // No file of the contents is on the disk, so that nothing may read them.
    const sources = Object.fromEntries(sourcesWithout(READER, ...forgotten.map(({ file }) => file)));
    const asked = [...new Set(forgotten.map(({ where }) => where))];
    const tests = Object.groupBy(asked, (where) => /^(?:apps|packages)\/([\w-]+)/.exec(where)?.[1] ?? '');
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-tests.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(JSON.stringify({ sources, tests } satisfies Task));
    const [answer = ''] = (await text(child.stdout)).trim().split('\n').slice(-1);
    const failed: string[] = JSON.parse(answer);
    expect(failed.toSorted()).toEqual([
      'apps/site/app/route-table.test.ts: rental has its page',
      'apps/site/app/route-table.test.ts: rentals has its page',
      'packages/seed/src/internal-links.test.ts: every screen is linked to by a menu or a text',
    ]);
    expect(asked).toEqual(['apps/site/app/route-table.test.ts', 'packages/seed/src/internal-links.test.ts']);
  });

  test('that read the contents miss those', () => {
    expect(rows.find(({ file }) => file === CONTENTS)?.by).toBe('test');
    expect(() => readOrder(path.join(root, CONTENTS))).toThrow('rentals/order.yaml');
  });
});
