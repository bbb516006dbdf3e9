import { describe, expect, test } from 'vitest';
import { findOverruns, listDearest } from './test-cost.ts';

const budget = { browserTests: { max: 2, why: '' }, cpu: { unit: { max: 3, why: '' } } };
const run = { browserTests: 2, layers: [{ name: 'unit', cpuSeconds: 30 }], yardstick: 10 };

describe('the budget of the tests', () => {
  test('has no overrun when each figure is at its line', () => {
    expect(findOverruns(run, budget)).toEqual([]);
  });

  test('names a browser test too many, also without a yardstick', () => {
    expect(findOverruns({ ...run, browserTests: 3, yardstick: undefined }, budget)).toEqual([
      '3 browser tests, at most 2: ask for a fault at a cheaper layer',
    ]);
  });

  test('names a layer over its line, as a ratio to the type check', () => {
    expect(findOverruns({ ...run, yardstick: 9 }, budget)).toEqual(['unit: 3.3 times the CPU of the type check (30 s), at most 3']);
  });

  test('judges no ratio without a yardstick', () => {
    expect(findOverruns({ ...run, layers: [{ name: 'unit', cpuSeconds: 900 }], yardstick: undefined }, budget)).toEqual([]);
  });

  test('names a layer without a line', () => {
    expect(findOverruns({ ...run, layers: [{ name: 'new', cpuSeconds: 1 }] }, budget)).toEqual([
      'new has no line in scripts/test-budget.json',
    ]);
  });
});

test('the dearest are listed first', () => {
  const costs = [
    { name: 'a', cpuSeconds: 1 },
    { name: 'b', cpuSeconds: 12.34 },
    { name: 'c', cpuSeconds: 3 },
  ];
  expect(listDearest(costs, 2)).toEqual(['   12.3 s  b', '    3.0 s  c']);
});
