// A process that changes one file after another in vitest's memory, never on the disk, and says which tests notice.
import path from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import configuration from '../../vitest.config.ts';
import { changed, type Mutant, projectOf, read, root } from './mutant.ts';

/** What became of a mutant; `test` is the one that noticed, `ms` its own time. `ran` tests passed, and none of them needed the file unless it was `loaded`. */
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

function noticed(module: TestModule): Outcome | undefined {
  for (const test of module.children.allTests('failed'))
    return { kind: 'caught', test: nameOf(test), ms: Math.round(test.diagnostic()?.duration ?? 0) };
  return module.ok() ? undefined : { kind: 'caught', test: `${path.relative(root, module.moduleId)}: as a whole`, ms: 0 };
}

interface Run {
  test: string;
  named?: string | undefined;
}

/** What the tests of one file notice; the number of those that passed when they notice nothing. */
async function noticedBy({ test, named }: Run): Promise<Outcome | number> {
  const project = vitest.projects.find(({ name }) => name === projectOf(test));
  if (!project) throw new Error(`vitest.config.ts has no project for ${test}`);
  const options = named === undefined ? undefined : { testNamePattern: new RegExp(named) };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(path.join(root, test), options),
  ]);
  let passed = 0;
  // Those of the runs before are among them.
  for (const module of testModules.filter(({ moduleId }) => moduleId === path.join(root, test))) {
    const outcome = noticed(module);
    if (outcome) return outcome;
    passed += [...module.children.allTests('passed')].length;
  }
  return unhandledErrors.length > 0 ? { kind: 'caught', test: `${test}: an error that nobody caught`, ms: 0 } : passed;
}

function plant(mutant: Mutant | undefined): void {
  for (const { file } of [current, mutant].filter((one) => one !== undefined)) vitest.invalidateFile(path.join(root, file));
  current = mutant;
  isLoaded = false;
}

const sound = new Set<string>();

/** A test that fails without any mutant notices nothing. */
async function checkSound(run: Run): Promise<void> {
  const key = JSON.stringify(run);
  if (sound.has(key)) return;
  plant(undefined);
  const found = await noticedBy(run);
  if (typeof found !== 'number') throw new Error(`A test fails as things are: ${found.kind === 'caught' ? found.test : run.test}`);
  if (found === 0) throw new Error(`${run.test} has no test named ${run.named}`);
  sound.add(key);
}

async function outcomeOf({ mutant, tests }: Task): Promise<Outcome> {
  let ran = 0;
  let loaded = false;
  for (const test of tests) {
    const run = { test, named: mutant.test?.named };
    plant(mutant);
    const found = await noticedBy(run);
    if (typeof found !== 'number') {
      await checkSound(run);
      return found;
    }
    ran += found;
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
