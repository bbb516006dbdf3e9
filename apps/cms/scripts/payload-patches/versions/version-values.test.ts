import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEnglishField } from '../../../src/admin/list-search/in-english.ts';
import { events } from '../../../src/features/events/collections/events.ts';
import { walkFields } from '../../../src/platform/fields/values/walk-fields.ts';
import versionValues, { getRowKind, isUnseen, readRowName } from './version-values.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../node_modules/@payloadcms/next/dist/views/Version/RenderFieldsToDiff');
const FILES = ['fields/Text/index.js', 'fields/Select/index.js', 'fields/Iterable/index.js', 'buildVersionFields.js'];
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

describe('a row in the comparison of versions', () => {
  const dates = { type: 'array', labels: { singular: { hu: 'Időpont', en: 'Date' } } };
  const sections = { type: 'blocks', blocks: [{ slug: 'quote', labels: { singular: { hu: 'Kiemelt idézet' } } }] };

  test('has the label of its list, or of its building block, also when it was removed', () => {
    expect(getRowKind(dates, [{}, {}])).toEqual({ hu: 'Időpont', en: 'Date' });
    expect(getRowKind(sections, [{}, { blockType: 'quote' }])).toEqual({ hu: 'Kiemelt idézet' });
    expect(getRowKind(sections, [{}, { blockType: 'gone' }])).toBeUndefined();
  });

  test.each([
    ['by its title', [{ title: 'Térkép' }], ' – Térkép'],
    ['by its Hungarian question', [{ title: { hu: ' ' }, question: { hu: 'Mikor?', en: 'When?' } }], ' – Mikor?'],
    ['by the earlier version', [{}, { label: { hu: null, en: 'Hours' } }], ' – Hours'],
    ['by nothing', [{ start: '2027-03-01' }, undefined], ''],
  ])('is named %s', (_, rows, name) => expect(readRowName(rows)).toBe(name));
});

test('a field that no form shows, or that each save derives, is not compared', () => {
  expect([{ hidden: true }, { disabled: true }, {}].map((admin) => isUnseen({ admin }))).toEqual([true, true, false]);
  const compared = walkFields([...events.fields, inEnglishField('title')]).flatMap(({ field, path }) =>
    isUnseen(field) || !('name' in field) ? [] : [path.join('.')],
  );
  const derived = ['occurrences', 'firstStart', 'lastEnd', 'english'];
  expect(derived.filter((name) => compared.includes(name))).toEqual([]);
  expect(compared).toContain('title');
});

test('Payload’s files of the comparison are changed, and others refused', () => {
  const [text = '', select = '', rows = '', fields = ''] = FILES.map((file) => versionValues(read(file)));
  expect(text.match(/i18n\.t\(value(?:From|To) \? "general:yes" : "general:no"\)/g)).toHaveLength(2);
  expect(select.match(/= value(From|To) !== undefined && value\1 !== null \? /g)).toHaveLength(2);
  expect(select.match(/\|\| Array\.isArray\(value(?:From|To)\)/g)).toHaveLength(2);
  expect(rows).toContain('const rowLabel = `${getTranslation(getRowKind(');
  expect(rows).toContain('function readRowName(rows)');
  expect(fields).toContain('if (fieldIsID(field) || isUnseen(field)) {');
  expect(() => versionValues(text)).toThrow('has changed');
  expect(() => versionValues('')).toThrow('has changed');
});
