// Prints the most expensive files and tests at the end of a run of many unit tests.
import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of the file's worker, including its modules. */
    cpuSeconds?: number;
  }
}

/** Runs with fewer files were started for single tests. */
const MANY = 100;
const FILES = 15;
const TESTS = 10;

const listDearest = (costs: readonly (readonly [name: string, seconds: number])[], count: number) =>
  costs
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)}  ${name}`);

export default class UnitCostReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < MANY) return;
    const getName = (module: TestModule) => `${module.project.name} ${module.relativeModuleId}`;
    const files = modules.map((module) => [getName(module), module.meta().cpuSeconds ?? 0] as const);
    const byProject = new Map<string, number>();
    for (const module of modules)
      byProject.set(module.project.name, (byProject.get(module.project.name) ?? 0) + (module.meta().cpuSeconds ?? 0));
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map(
        (one) => [`${getName(module)}: ${one.fullName}`, (one.diagnostic()?.duration ?? 0) / 1000] as const,
      ),
    );
    console.log(
      [
        '\nCPU seconds of the unit tests by project:',
        ...listDearest([...byProject], byProject.size),
        '\nDearest files:',
        ...listDearest(files, FILES),
        '\nDearest tests, in seconds of wall time:',
        ...listDearest(tests, TESTS),
      ].join('\n'),
    );
  }
}
