import { describe, expect, test, vi } from 'vitest';
import {
  clearFormErrors,
  findLostErrors,
  getFormErrors,
  isUnchanged,
  noteFormErrors,
  onFormErrors,
  readFormErrors,
  readFormValues,
} from './form-errors.ts';

const taken = { value: 'fenyfestes', valid: false };
const title = { value: 'Fényfestés', valid: true };
const text = { value: { root: {} } };
const refused = { slug: taken, title, text };
const errors = [{ path: 'slug', message: 'Foglalt.' }];

describe('a refused form', () => {
  test('has lost its errors when a late answer has removed them', () => {
    const wiped = { slug: { ...taken, valid: true }, title: { ...title }, text: { ...text } };
    expect(isUnchanged(wiped, readFormValues(refused))).toBe(true);
    expect(findLostErrors(wiped, errors)).toEqual(errors);
    expect(findLostErrors(refused, errors)).toEqual([]);
  });

  test('is unchanged when the form has only recreated a text', () => {
    expect(isUnchanged({ ...refused, text: { value: { root: {} } } }, readFormValues(refused))).toBe(true);
  });

  test('is unchanged after an autosave', () => {
    const before = { ...refused, updatedAt: { value: '10:00' }, _status: { value: 'published' } };
    expect(isUnchanged({ ...refused, updatedAt: { value: '10:05' }, _status: { value: 'draft' } }, readFormValues(before))).toBe(true);
  });

  test.each([
    ['a changed field', { slug: { ...taken, value: 'fenyfestes-2' }, title, text }],
    ['a changed text', { slug: taken, title, text: { value: { root: { children: [] } } } }],
    ['a new field', { slug: taken, title, text, 'dates.0.end': {} }],
    ['a field that went', { slug: taken, title }],
  ])('is changed by %s', (_, fields) => {
    expect(isUnchanged(fields, readFormValues(refused))).toBe(false);
  });
});

describe('the answer to a refused save', () => {
  test('is read as messages by field', () => {
    const answer = { errors: [{ name: 'ValidationError', message: 'Hibás mező: slug', data: { errors } }, { message: 'Más.' }] };
    expect(readFormErrors(answer)).toEqual(errors);
  });

  test.each([null, 'x', {}, { errors: 'x' }, { errors: [null, {}, { data: null }, { data: { errors: [{}, { path: 1 }] } }] }])(
    'says nothing of a field in %j',
    (answer) => {
      expect(readFormErrors(answer)).toEqual([]);
    },
  );

  test('is stored for its own document until it is cleared, and reported to listeners', () => {
    const listener = vi.fn();
    const stop = onFormErrors(listener);
    noteFormErrors('events/5', errors);
    expect([getFormErrors('events/5'), getFormErrors('events/6')]).toEqual([errors, undefined]);
    clearFormErrors('events/5');
    clearFormErrors('events/5');
    expect(getFormErrors('events/5')).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    noteFormErrors('events/5', errors);
    clearFormErrors('events/5');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
