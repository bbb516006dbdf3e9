// Runs some test files with other sources than those on disk, and prints the names of the tests that fail: `node run-tests.ts < task.json`.
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createVitest } from 'vitest/node';
import configuration from '../../vitest.config.ts';
import { root } from './documents.ts';

/** Paths below the root; `tests` by the name of their project. */
export interface Task {
  sources: Record<string, string>;
  tests: Partial<Record<string, string[]>>;
}

const { sources, tests } = (await json(process.stdin)) as Task;

const plugin = {
  name: 'new-kind',
  enforce: 'pre' as const,
  transform(_: string, id: string) {
    const code = sources[path.relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/')];
    return code === undefined ? undefined : { code, map: null };
  },
};

const vitest = await createVitest(
  'test',
  { config: false, root, watch: false, run: true, maxWorkers: 1, fileParallelism: false, reporters: [{}] },
  {
    test: {
      projects: (configuration.test?.projects ?? []).map((project) =>
        typeof project === 'object' && 'test' in project
          ? // The cache on the disk knows a module by what its file holds.
            { ...project, plugins: [plugin], test: { ...project.test, fsModuleCache: false } }
          : project,
      ),
    },
  },
);
await vitest.standalone();
const specifications = Object.entries(tests).flatMap(([name, files]) => {
  const project = vitest.projects.find((each) => each.name === name);
  if (!project) throw new Error(`vitest.config.ts has no project ${name}`);
  return (files ?? []).map((file) => project.createSpecification(path.join(root, file)));
});
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
const failed = testModules.flatMap((module) => [
  ...[...module.errors()].map(({ message }) => message),
  ...[...module.children.allTests('failed')].map((test) => `${path.relative(root, module.moduleId)}: ${test.name}`),
]);
await vitest.close();
process.stdout.write(`\n${JSON.stringify([...failed, ...unhandledErrors.map(String)])}\n`);
process.exit(0);
