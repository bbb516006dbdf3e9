// A process that changes one file after another in vitest's memory, never on the disk, and says which tests notice.
import path from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import configuration from '../../vitest.config.ts';
import { changed, type Mutant, projectOf, read, root } from './mutant.ts';

/** What became of a mutant; `test` is the one that noticed, `ms` what it takes when it notices nothing. `ran` tests passed, and none of them needed the file unless it was `loaded`. */
export type Outcome = { kind: 'caught'; test: string; ms: number } | { kind: 'survived'; ran: number; loaded: boolean };
export interface Task {
  id: number;
  mutant: Mutant;
  /** From the root; run in this order until one fails. */
  tests: string[];
}
export type Told = { id: number; outcome: Outcome };

let current: Mutant | undefined;
let isLoaded = false;

const plugin = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!current || path.relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/') !== current.file) return undefined;
    const source = read(current.file);
    if (code !== source) throw new Error(`${current.file} was changed before the mutant was`);
    isLoaded = true;
    return { code: changed(source, current), map: null };
  },
};

const { test: { projects = [] } = {} } = configuration;
const vitest = await createVitest(
  'test',
  { config: false, root, watch: false, run: true, bail: 1, maxWorkers: 1, fileParallelism: false, reporters: [{}] },
  {
    test: {
      projects: projects.map((project) =>
        typeof project === 'object' && 'test' in project
          ? // The cache on the disk knows a module by what its file holds, which is never the mutant.
            // A worker that runs one file after another would go on with the modules of the mutant before.
            { ...project, plugins: [plugin], test: { ...project.test, fsModuleCache: false, isolate: true } }
          : project,
      ),
    },
  },
);
await vitest.standalone();

const nameOf = (test: TestCase) => `${path.relative(root, test.module.moduleId)}: ${test.fullName}`;

interface Run {
  test: string;
  named?: string | undefined;
}

/** What came of the tests of one file: which one failed, or what each took, in milliseconds. */
type Result = { failed: string } | { passed: ReadonlyMap<string, number> };

async function resultOf({ test, named }: Run): Promise<Result> {
  const project = vitest.projects.find(({ name }) => name === projectOf(test));
  if (!project) throw new Error(`vitest.config.ts has no project for ${test}`);
  const options = named === undefined ? undefined : { testNamePattern: new RegExp(named) };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(path.join(root, test), options),
  ]);
  // Those of the runs before are among them.
  const module = testModules.find(({ moduleId }) => moduleId === path.join(root, test));
  if (!module) throw new Error(`${test} was not run`);
  for (const failed of module.children.allTests('failed')) return { failed: nameOf(failed) };
  if (!module.ok()) return { failed: `${test}: as a whole` };
  if (unhandledErrors.length > 0) return { failed: `${test}: an error that nobody caught` };
  return { passed: new Map([...module.children.allTests('passed')].map((one) => [nameOf(one), one.diagnostic()?.duration ?? 0])) };
}

function plant(mutant: Mutant | undefined): void {
  for (const { file } of [current, mutant].filter((one) => one !== undefined)) vitest.invalidateFile(path.join(root, file));
  current = mutant;
  isLoaded = false;
}

const sound = new Map<string, ReadonlyMap<string, number>>();

/** What the tests of a file take without any mutant. One that fails then notices nothing. */
async function timesOf(run: Run): Promise<ReadonlyMap<string, number>> {
  const key = JSON.stringify(run);
  const known = sound.get(key);
  if (known) return known;
  plant(undefined);
  const result = await resultOf(run);
  if ('failed' in result) throw new Error(`A test fails as things are: ${result.failed}`);
  if (result.passed.size === 0) throw new Error(`${run.test} has no test named ${run.named}`);
  sound.set(key, result.passed);
  return result.passed;
}

async function outcomeOf({ mutant, tests }: Task): Promise<Outcome> {
  let ran = 0;
  let loaded = false;
  for (const test of tests) {
    const run = { test, named: mutant.test?.named };
    plant(mutant);
    const result = await resultOf(run);
    if ('failed' in result) {
      const times = await timesOf(run);
      return { kind: 'caught', test: result.failed, ms: Math.round(times.get(result.failed) ?? 0) };
    }
    ran += result.passed.size;
    loaded ||= isLoaded;
  }
  return { kind: 'survived', ran, loaded };
}

async function take(task: Task): Promise<void> {
  try {
    process.send?.({ id: task.id, outcome: await outcomeOf(task) } satisfies Told);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

process.on('message', (task: Task) => void take(task));
process.on('disconnect', () => process.exit(0));
