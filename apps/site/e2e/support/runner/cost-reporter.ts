// Prints the cost of the tests at the end of a run (see cost.ts), and writes it to the file in `TEST_COST_FILE`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COST_UNIT } from './cost.ts';
import { CONTENTS_CPU } from './global-setup.ts';
import { SERVICES_COUNT, SERVICES_CPU, SHARED_SERVICES_CPU } from './service-pool.ts';

/** Number of files and tests that are printed. */
const FILES = 15;
const TESTS = 10;

interface Costs {
  tests: number;
  cpuSeconds: number;
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

function sortByCost(costs: Map<string, Costs>): [string, Costs][] {
  return [...costs]
    .toSorted(([, a], [, b]) => b.cpuSeconds - a.cpuSeconds)
    .map(([name, cost]) => [name, { ...cost, cpuSeconds: round(cost.cpuSeconds) }]);
}

function addTo(costs: Map<string, Costs>, name: string, cpuSeconds: number): void {
  const { tests, cpuSeconds: sum } = costs.get(name) ?? { tests: 0, cpuSeconds: 0 };
  costs.set(name, { tests: tests + 1, cpuSeconds: sum + cpuSeconds });
}

export default class CostReporter implements Reporter {
  readonly #byLayer = new Map<string, Costs>();
  readonly #byFile = new Map<string, Costs>();
  readonly #byTest = new Map<string, Costs>();

  readonly #byWorker = new Map<number, number>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const readAnnotation = (name: string) => Number(result.annotations.find(({ type }) => type === name)?.description ?? 0);
    const cpuSeconds = readAnnotation('cpu');
    this.#byWorker.set(result.workerIndex, readAnnotation('cpu of the worker'));
    const file = path.relative(path.resolve(import.meta.dirname, '../..'), test.location.file).replaceAll('\\', '/');
    addTo(this.#byLayer, test.parent.project()?.name ?? '', cpuSeconds);
    addTo(this.#byFile, file, cpuSeconds);
    addTo(this.#byTest, `${file}:${test.location.line} ${test.title}`, cpuSeconds);
  }

  onEnd(): void {
    const [layers, files, tests] = [this.#byLayer, this.#byFile, this.#byTest].map(sortByCost);
    if (!layers || !files || !tests || tests.length === 0) return;
    const workers = [...this.#byWorker.values()].reduce((sum, seconds) => sum + seconds, 0);
    const { user, system } = process.cpuUsage();
    const whole = round(workers + Number(process.env[SERVICES_CPU] ?? 0) + (user + system) / 1_000_000);
    const sharedServices = round(Number(process.env[SHARED_SERVICES_CPU] ?? 0));
    const testSeconds = layers.reduce((sum, [, { cpuSeconds }]) => sum + cpuSeconds, 0);
    const line = ([name, { tests: count, cpuSeconds }]: [string, Costs]) => `${cpuSeconds.toFixed(1).padStart(8)}  ${name} (${count})`;
    const rest = round(whole - testSeconds - sharedServices);
    console.log(
      [
        `\nCost of the tests in ${COST_UNIT}:`,
        ...layers.map(line),
        `${sharedServices.toFixed(1).padStart(8)}  services that all tests share, with their start`,
        `${rest.toFixed(1).padStart(8)}  the rest: starts of ${this.#byWorker.size} workers, their browsers and ${process.env[SERVICES_COUNT]} pairs of services, hooks, the runner`,
        `${whole.toFixed(1).padStart(8)}  the whole run, but for preparing the contents`,
        '\nDearest files:',
        ...files.slice(0, FILES).map(line),
        '\nDearest tests:',
        ...tests.slice(0, TESTS).map(([name, { cpuSeconds }]) => `${cpuSeconds.toFixed(1).padStart(8)}  ${name}`),
      ].join('\n'),
    );
    const file = process.env['TEST_COST_FILE'];
    if (!file) return;
    const dearest = tests.slice(0, TESTS).map(([test, { cpuSeconds }]) => ({ test, cpuSeconds }));
    const costs = {
      unit: COST_UNIT,
      layer: Object.fromEntries(layers),
      sharedServices,
      rest,
      contents: Number(process.env[CONTENTS_CPU] ?? 0),
      whole,
      files: Object.fromEntries(files),
      dearest,
    };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`);
  }
}
