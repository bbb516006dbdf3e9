import type { ClientField } from 'payload';
import { describe, expect, test } from 'vitest';
import { richText } from '../../testing/test-content.ts';
import {
  compareVersions,
  hasStoredValues,
  hasUnstoredText,
  isSame,
  listComparedFields,
  listShownDifferences,
  mergeChoices,
} from './differences.ts';

const fields: ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Alapok', fields: [{ type: 'row', fields: [{ type: 'text', name: 'title' }] }] },
      { name: 'when', fields: [{ type: 'date', name: 'start' }] },
    ],
  },
  { type: 'group', name: 'company', fields: [{ type: 'text', name: 'phone' }] },
  { type: 'array', name: 'items', fields: [{ type: 'text', name: 'label' }] },
  { type: 'checkbox', name: 'generateSlug', admin: { hidden: true } },
  { type: 'textarea', name: 'searchText', admin: { disabled: true } },
  { type: 'ui', name: 'check', admin: {} },
  { type: 'date', name: 'updatedAt' },
];
const compared = listComparedFields(fields);
const base = { title: 'Eredeti', when: { start: null }, company: { phone: '1' }, items: [{ id: 'a', label: 'x' }], updatedAt: '1' };

describe('the compared fields', () => {
  test('are those of the form in order, including those in tabs, rows and groups', () => {
    expect(compared.map(({ path, shown }) => `${path.join('.')} ${shown}`)).toEqual([
      'title true',
      'when.start true',
      'company.phone true',
      'items true',
      'generateSlug false',
      'searchText false',
    ]);
  });
});

describe('two versions', () => {
  test('are equal for all representations of empty values', () => {
    expect([isSame(0, []), isSame(null, ''), isSame(undefined, null), isSame({ a: null }, {}), isSame(false, null)]).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isSame({ id: 3, createdAt: 'x', title: 'Kép' }, 3)).toBe(true);
    expect(isSame([{ label: 'x' }], [{ label: 'y' }])).toBe(false);
  });

  test('have the same stored values only if a save would change nothing', () => {
    const stored = { title: 'Cím', items: [{ id: 'a', label: 'x' }], dates: [], price: null, updatedAt: '1', _status: 'published' };
    const form = {
      title: 'Cím',
      items: [{ id: 'a', label: 'x', note: undefined }],
      dates: 0,
      price: null,
      updatedAt: '0',
      _status: 'draft',
    };
    expect(hasStoredValues(form, stored)).toBe(true);
    const changes = [
      { title: '' },
      { price: 0 },
      { items: 0 },
      { items: [{ id: 'a', label: '' }] },
      { dates: [{ id: 'b' }] },
      { title: null },
    ];
    expect(changes.filter((change) => hasStoredValues({ ...form, ...change }, stored))).toEqual([]);
  });

  test('propose the side that changed a field alone, and the editor’s own when both did', () => {
    const mine = { ...base, title: 'Az enyém', company: { phone: '2' } };
    const theirs = { ...base, title: 'A másiké', items: [{ id: 'a', label: 'z' }] };
    const differences = compareVersions(compared, base, mine, theirs);
    expect(differences.map(({ path, proposed, contested }) => [path.join('.'), proposed, contested])).toEqual([
      ['title', 'mine', true],
      ['company.phone', 'mine', false],
      ['items', 'theirs', false],
    ]);
    expect(mergeChoices(mine, differences, ({ proposed }) => proposed)).toEqual({
      ...base,
      title: 'Az enyém',
      company: { phone: '2' },
      items: [{ id: 'a', label: 'z' }],
    });
    expect(mergeChoices(mine, differences, () => 'theirs')).toEqual({ ...theirs, company: { phone: '1' } });
  });

  test('are equal if a rich text differs only in what the text editor fills in', () => {
    const stored = {
      root: {
        type: 'root',
        version: 1,
        children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'a' }] }],
      },
    };
    const opened = {
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 2,
            direction: 'ltr',
            textFormat: 1,
            children: [{ type: 'text', version: 1, text: 'a', format: 0 }],
          },
        ],
      },
    };
    expect(isSame([{ body: stored }], [{ body: opened }])).toBe(true);
    expect(isSame(stored, richText('b'))).toBe(false);
    const deleted = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [] }] } };
    expect([isSame(deleted, null), isSame(deleted, undefined), isSame(deleted, stored)]).toEqual([true, true, false]);
    // A row with a version of its own is no node.
    expect(isSame({ version: 1 }, { version: 2 })).toBe(false);
  });

  test('are shown only where they read differently, or both sides changed them', () => {
    const mine = { ...base, title: 'Cím 1', when: { start: '2026' }, items: [{ id: 'a', label: 'mine' }] };
    const theirs = { ...base, title: 'Cím 2', when: { start: '2027' }, items: [{ id: 'a', label: 'x' }], searchText: 'cim 2' };
    const differences = compareVersions(compared, base, mine, theirs);
    const alike = listShownDifferences(differences, () => 'the same words');
    const different = listShownDifferences(differences, (_, side) => side);
    expect([alike, different].map((list) => list.map(({ path }) => path.join('.')))).toEqual([
      ['title', 'when.start'],
      ['title', 'when.start', 'items'],
    ]);
  });
});

test('a text in the browser is unstored only if a field that the editor sees has another value', () => {
  const stored = { ...base, searchText: 'eredeti', generateSlug: true };
  const isUnstored = [
    // What a new form holds when it is left: neither derived fields nor those without a value.
    { title: 'Eredeti', when: {}, items: stored.items },
    { ...stored, searchText: '' },
    { ...stored, title: 'Eredeti cím' },
    { ...stored, title: '' },
    { ...stored, when: { start: '2026' } },
  ].map((text) => hasUnstoredText(compared, text, stored));
  expect(isUnstored).toEqual([false, false, true, true, true]);
});
