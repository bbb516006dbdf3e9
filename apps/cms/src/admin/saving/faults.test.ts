import { describe, expect, test } from 'vitest';
import { faultsIn, isUnchanged, lostFaults, valuesOf } from './faults.ts';

const taken = { value: 'fenyfestes', valid: false, errorMessage: 'Foglalt.' };
const title = { value: 'Fényfestés', valid: true };
const text = { value: { root: {} } };
const refused = { slug: taken, title, text };
const faults = [{ path: 'slug', message: 'Foglalt.' }];

describe('a refused form', () => {
  test('has its faults by field', () => {
    expect(faultsIn(refused)).toEqual(faults);
    expect(faultsIn({ title, text, slug: { ...taken, valid: true } })).toEqual([]);
  });

  test('has lost those that an answer which came late has wiped out', () => {
    const wiped = { slug: { ...taken, valid: true }, title: { ...title }, text: { ...text } };
    expect(isUnchanged(wiped, valuesOf(refused))).toBe(true);
    expect(lostFaults(wiped, faults)).toEqual(faults);
    expect(lostFaults(refused, faults)).toEqual([]);
  });

  test.each([
    ['a changed field', { slug: { ...taken, value: 'fenyfestes-2' }, title, text }],
    ['a changed text', { slug: taken, title, text: { value: { root: {} } } }],
    ['a new field', { slug: taken, title, text, 'dates.0.end': {} }],
    ['a field that went', { slug: taken, title }],
  ])('is another one with %s', (_, fields) => {
    expect(isUnchanged(fields, valuesOf(refused))).toBe(false);
  });
});
