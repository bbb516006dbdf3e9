import { describe, expect, test } from 'vitest';
import { findOverruns, sumLayerCosts } from './test-cost.ts';

const budget = { browserTests: { max: 2, why: '' }, cpu: { unit: { max: 3, why: '' } } };
const run = { browserTests: 2, layers: [{ name: 'unit', cpuSeconds: 30 }], yardstick: 10 };

describe('the budget of the tests', () => {
  test('has no overrun when each figure equals its limit', () => {
    expect(findOverruns(run, budget)).toEqual([]);
  });

  test('names an excess of browser tests, also without a yardstick', () => {
    expect(findOverruns({ ...run, browserTests: 3, yardstick: undefined }, budget)).toEqual([
      '3 browser tests, at most 2: test a fault at a cheaper layer',
    ]);
  });

  test('names a layer above its limit, as a ratio to the type check', () => {
    expect(findOverruns({ ...run, yardstick: 9 }, budget)).toEqual(['unit: 3.3 times the CPU of the type check (30 s), at most 3']);
  });

  test('checks no ratio without a yardstick', () => {
    expect(findOverruns({ ...run, layers: [{ name: 'unit', cpuSeconds: 900 }], yardstick: undefined }, budget)).toEqual([]);
  });

  test('names a layer without a limit', () => {
    expect(findOverruns({ ...run, layers: [{ name: 'new', cpuSeconds: 1 }] }, budget)).toEqual([
      'new has no line in scripts/test-cost/test-budget.json',
    ]);
  });
});

test('sumLayerCosts sums the layers of a run from its steps and the figures of the end-to-end tests', () => {
  const steps = ['Build of cms', 'Build of site', 'Types of scripts', 'Lint', 'Unit tests', 'End-to-end tests'].map((label) => ({
    label,
    wallSeconds: 1,
    cpuSeconds: 2,
  }));
  const costs = {
    layer: { http: { tests: 3, cpuSeconds: 4 }, browser: { tests: 1, cpuSeconds: 5 } },
    sharedServices: 6,
    rest: 7,
    contents: 8,
  };
  expect(Object.fromEntries(sumLayerCosts(steps, costs).map(({ name, cpuSeconds }) => [name, cpuSeconds]))).toEqual({
    builds: 4,
    types: 2,
    checks: 2,
    'unit tests': 2,
    'contents of the tests': 8,
    'HTTP tests': 4,
    'browser tests': 5,
    'services and starts': 13,
  });
});
