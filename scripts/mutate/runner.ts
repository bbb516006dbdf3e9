// A process that changes one file after another in vitest's memory, never on the disk, and says which tests notice.
import path from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import configuration from '../../vitest.config.ts';
import { changed, type Mutant, projectOf, read, root } from './mutant.ts';

/** What became of a mutant; `test` is the one that noticed, `ms` its own time. */
export type Outcome = { kind: 'caught'; test: string; ms: number } | { kind: 'survived'; ran: number };
export interface Task {
  id: number;
  mutant: Mutant;
  /** From the root; run in this order until one fails. */
  tests: string[];
}
export type Told = { id: number; outcome: Outcome };

let current: Mutant | undefined;

const plugin = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!current || path.relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/') !== current.file) return undefined;
    const source = read(current.file);
    if (code !== source) throw new Error(`${current.file} was changed before the mutant was`);
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
            { ...project, plugins: [plugin], test: { ...project.test, fsModuleCache: false } }
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

async function outcomeOf({ mutant, tests }: Task): Promise<Outcome> {
  const project = vitest.projects.find(({ name }) => name === projectOf(mutant.file));
  if (!project) throw new Error(`No project ${projectOf(mutant.file)}`);
  const file = path.join(root, mutant.file);
  current = mutant;
  vitest.invalidateFile(file);
  try {
    let ran = 0;
    for (const test of tests) {
      const of = vitest.projects.find(({ name }) => name === projectOf(test)) ?? project;
      const named = mutant.test?.named;
      const specification = of.createSpecification(path.join(root, test), named === undefined ? undefined : { testNamePattern: new RegExp(named) });
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
      for (const module of testModules) {
        const outcome = noticed(module);
        if (outcome) return outcome;
        ran += [...module.children.allTests('passed')].length;
      }
      if (unhandledErrors.length > 0) return { kind: 'caught', test: `${test}: an error that nobody caught`, ms: 0 };
    }
    return { kind: 'survived', ran };
  } finally {
    current = undefined;
    vitest.invalidateFile(file);
  }
}

let last = Promise.resolve();
process.on('message', (task: Task) => {
  last = last.then(async () => {
    process.send?.({ id: task.id, outcome: await outcomeOf(task) } satisfies Told);
  });
});
process.on('disconnect', () => process.exit(0));
