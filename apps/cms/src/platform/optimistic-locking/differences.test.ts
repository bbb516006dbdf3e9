import type { ClientField } from 'payload';
import { describe, expect, test } from 'vitest';
import { compareVersions, isSame, listComparedFields, mergeChoices } from './differences.ts';

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

describe('the fields compared', () => {
  test('are those of the form in its order, out of tabs, rows and groups', () => {
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

describe('two texts', () => {
  test('are the same whatever way a form writes that nothing is there', () => {
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

  test('whoever alone changed a field is proposed; where both did, the editor’s own is, and it is said', () => {
    const mine = { ...base, title: 'Az enyém', company: { phone: '2' } };
    const theirs = { ...base, title: 'A másiké', items: [{ id: 'a', label: 'z' }] };
    const found = compareVersions(compared, base, mine, theirs);
    expect(found.map(({ path, proposed, contested }) => [path.join('.'), proposed, contested])).toEqual([
      ['title', 'mine', true],
      ['company.phone', 'mine', false],
      ['items', 'theirs', false],
    ]);
    expect(mergeChoices(mine, found, ({ proposed }) => proposed)).toEqual({
      ...base,
      title: 'Az enyém',
      company: { phone: '2' },
      items: [{ id: 'a', label: 'z' }],
    });
    expect(mergeChoices(mine, found, () => 'theirs')).toEqual({ ...theirs, company: { phone: '1' } });
  });
});
