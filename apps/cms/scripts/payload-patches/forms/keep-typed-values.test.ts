import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import keepTypedValues, { hasOtherValues, isChangedField, isChangedForm, untilFieldsAreValidated } from './keep-typed-values.mjs';

const BUNDLE = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/ui/dist/exports/client/index.js');

describe('hasChangedSince of a field', () => {
  test.each([
    ['another text', { value: 'Esti séta' }, 'Séta', true],
    ['a date where there was none', { value: '2026-03-30T09:00:00.000Z' }, undefined, true],
    ['an emptied text', { value: '' }, 'Séta', true],
    ['the same list, read again', { value: [{ id: 1 }] }, [{ id: 1 }], false],
    ['nothing and null', {}, null, false],
    ['a field that the form does not have', undefined, 'Séta', false],
  ])('%s', (_, field, before, expected) => {
    expect(isChangedField(field, before)).toBe(expected);
  });
});

test('a form has changed if a field has, or if a row was added', () => {
  const sent = { title: { value: 'Séta' }, dates: { value: 1 }, 'dates.0.start': { value: null } };
  expect(isChangedForm({ ...sent, file: { value: new File([], 'a.jpg') } }, sent)).toBe(false);
  expect(isChangedForm({ ...sent, 'dates.0.start': { value: '2026-03-30T09:00:00.000Z' } }, sent)).toBe(true);
  expect(isChangedForm({ ...sent, dates: { value: 2 }, 'dates.1.id': { value: 'b' } }, sent)).toBe(true);
});

test('a form has other values if a field, a row or a file is another one, but not if only its errors are', () => {
  const [file, title] = [new File([], 'a.jpg'), { value: 'Séta' }];
  const before = { title, dates: { value: 1 } };
  expect(hasOtherValues({ ...before, title: { ...title, valid: false, errorMessage: 'Rövid.' } }, before)).toBe(false);
  expect(hasOtherValues({ ...before, title: { value: 'Esti séta' } }, before)).toBe(true);
  expect(hasOtherValues({ title }, before)).toBe(true);
  expect(hasOtherValues({ file: { value: file } }, { file: { value: file } })).toBe(false);
  expect(hasOtherValues({ file: { value: file } }, { file: { value: new File([], 'b.jpg') } })).toBe(true);
  expect(hasOtherValues(before, undefined)).toBe(true);
  // The mark of a request that is repeated.
  expect(hasOtherValues({ ...before, title: { ...title, errorMessage: 'Asked again: 1' } }, before)).toBe(true);
});

test('a save waits for the validation of fields only if one counts as invalid', async () => {
  vi.useFakeTimers();
  const fields: Record<string, { valid?: boolean }> = { title: {}, email: { valid: true } };
  await untilFieldsAreValidated(fields);
  expect(vi.getTimerCount()).toBe(0);
  const waiting = untilFieldsAreValidated({ ...fields, password: { valid: false } });
  await vi.advanceTimersByTimeAsync(149);
  expect(vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  await waiting;
});

test('answers and validations do not overwrite changed fields, and drafts being saved disable no button, in Payload’s built bundle', () => {
  const source = readFileSync(BUNDLE, 'utf8');
  const built = keepTypedValues(source);
  expect(built).toMatch(/let (\w+)=(\w+)\.addedByServer&&!isChangedField\((\w+)\[(\w+)\],\3\[\4\]\?\.initialValue\)\|\|(\w+)===!0\|\|/);
  expect(built).toMatch(/overrideLocalChanges===!1&&!isChangedField\((\w+)\[(\w+)\],(\w+)\.sent\?\.\[\2\]\?\.value\);/);
  expect(built).toMatch(
    /formState:(\w+)\}\);\w+&&\w+\(\{type:"MERGE_SERVER_STATE",acceptValues:typeof (\w+)=="object"&&\2!==null\?\{\.\.\.\2,sent:\1\}:\2,/,
  );
  expect(built).toMatch(
    /case"MERGE_SERVER_STATE":[^}]*\}=\w+,(\w+)=\w+\([^)]*\);return isChangedForm\((\w+)\|\|\{\},(\w+)\.current\)\|\|\(\3\.current=\1\),\1\}/,
  );
  expect(built).toMatch(
    /,(\w+)!==\w+\.current\|\|\w+!==[\w$]+\.current\|\|\1!==\(\w+\?\.valid\?\?\1\)\)\{[^{}]*\{type:"UPDATE",errorMessage:\w+,path:\w+,valid:\1,validate:\w+\}/,
  );
  expect(built).toMatch(
    /await \w+\(100\);\w+&&\(await untilTextsAreRead\(\),await untilFieldsAreValidated\(\w+\.current\.fields\)\);let \w+=\w+\(\w+\.current\.fields,!0\)/,
  );
  expect(built).toMatch(
    /isChangedForm\(\w+\.current\.fields,\w+\)\?(\w+)\.current=!1:\(\1\.current=!1,(\w+)\?\.status>=400\|\|\w+\(!1\)\),\w+\(!1\),typeof (\w+)=="function"\)\{\3\(\2,/,
  );
  expect(built).toMatch(
    /\w+=\w+\(\),\w+=\w+\(\),\w+=\w+\(\),\{disabled:\w+,submit:\w+\}=\w+\(\);return \w+\("div",\{className:\w+,children:\w+\(\w+,\{ref:\w+,\.\.\.\w+,disabled:!\(\w+\|\|\w+\|\|\w+\|\|\w+\)\?/,
  );
  expect(built).toMatch(/setTimeout\(\(\)=>\{\w+\(\),(\w+)\.current=Date\.now\(\)\},\w+-\(Date\.now\(\)-\1\.current\)\)/);
  expect(built).toMatch(/\(\w+\.current\|\|hasOtherValues\((\w+),(\w+)\.current\)\)&&\w+&&\w+\(\w+\),\2\.current=\1,/);
  expect(built).toMatch(
    /\{disabled:isBeingSaved,isValid:\w+,setBackgroundProcessing:\w+,submit:\w+\}=[^]*?;isBeingSaved\|\|\w+\(\w+,\w+\)\|\|\((\w+)\.current=\w+,\w+\(\)\)\},\[\w+,isBeingSaved\]\)/,
  );
  expect(() => keepTypedValues(built)).toThrow('has changed');
});
