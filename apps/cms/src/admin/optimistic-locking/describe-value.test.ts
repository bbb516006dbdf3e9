import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { richText } from '../../testing/test-content.ts';
import { describeValue, findRelated } from './describe-value.ts';

const getTitle = ({ to, id }: { to: string; id: string }) => `${to} ${id}`;
const relation: ClientField = { type: 'relationship', name: 'place', relationTo: 'places' };
const list: ClientField = {
  type: 'array',
  name: 'slots',
  fields: [{ type: 'row', fields: [{ type: 'date', name: 'start' }] }, { type: 'checkbox', name: 'open' }, relation],
};
const choice: ClientField = {
  type: 'select',
  name: 'state',
  options: [
    { value: 'a', label: { hu: 'Nyitva', en: 'Open' } },
    { value: 'b', label: 'Zárva' },
  ],
};

test.each<[string, ClientField, unknown, string, string]>([
  ['a text', { type: 'text', name: 't' }, 'Szó', 'Szó', 'Szó'],
  ['nothing', { type: 'text', name: 't' }, null, '', ''],
  ['a tick', { type: 'checkbox', name: 'c' }, true, 'igen', 'yes'],
  ['a choice', choice, ['a', 'b'], 'Nyitva, Zárva', 'Open, Zárva'],
  ['a moment', { type: 'date', name: 'd' }, '2026-12-01T08:00:00.000Z', '2026. 12. 01. 09:00', '1 Dec 2026 09:00'],
  ['a related document', relation, 7, 'places 7', 'places 7'],
  ['a rich text', { type: 'richText', name: 'r' }, richText('Bekezdés'), 'Bekezdés', 'Bekezdés'],
  ['rows', list, [{ id: 'x', start: '2026-12-01T08:00:00.000Z', open: false }], '1. 2026. 12. 01. 09:00 · nem', '1. 1 Dec 2026 09:00 · no'],
])('describeValue formats %s in both languages', (_, field, value, hu, en) => {
  expect([describeValue(field, value, { language: 'hu', getTitle }), describeValue(field, value, { language: 'en', getTitle })]).toEqual([
    hu,
    en,
  ]);
});

test('findRelated finds the documents that a value refers to, also within rows', () => {
  expect([findRelated(relation, 7), findRelated(list, [{ place: 8 }]), findRelated(choice, 'a')]).toEqual([
    [{ to: 'places', id: '7' }],
    [{ to: 'places', id: '8' }],
    [],
  ]);
});
