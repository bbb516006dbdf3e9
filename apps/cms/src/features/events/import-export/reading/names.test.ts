import { expect, test } from 'vitest';
import { label } from '../../../../platform/fields/labels.ts';
import { type KnownNames, type Names, resolveNames } from './names.ts';

const none: KnownNames = { ids: new Map(), titles: new Map() };
const names: Names = {
  category: {
    ids: new Map([
      ['sport', new Set([3])],
      ['csalad es gyerek', new Set([4])],
    ]),
    titles: new Map([
      [3, label('Sport', 'Sports')],
      [4, label('Család és gyerek', 'Families')],
    ]),
  },
  type: none,
  location: {
    ids: new Map([
      ['varosligeti-to', new Set([5])],
      ['varosligeti nagyjatszoter', new Set([6])],
    ]),
    titles: new Map(),
  },
  series: none,
};

test('a calendar names a venue with its address and several categories; a table names one of each', () => {
  const named = { category: 'Liget 2027, Sport', location: 'Városligeti-tó, Budapest, Olof Palme sétány 5' };
  const ids = (kind: 'csv' | 'ics') => resolveNames(named, names, kind, true).ids;
  expect([ids('ics'), ids('csv')]).toEqual([{ category: 3, location: 5 }, {}]);
});

test('a part of one document’s name is accepted with a note; a part of several names and three letters are refused', () => {
  expect(resolveNames({ category: 'Család' }, names, 'csv', false)).toEqual({
    ids: { category: 4 },
    errors: [],
    notes: [label('Kategória: a „Család” nevet így értettük: Család és gyerek.', 'Category: ‘Család’ was understood as Families.')],
  });
  expect(resolveNames({ location: 'Nagyjátszótér' }, names, 'ics', false).ids).toEqual({ location: 6 });
  expect(resolveNames({ location: 'Városligeti' }, names, 'csv', false).errors).toEqual([
    label('Helyszín: több „Városligeti” is van.', 'Location: there are several ‘Városligeti’.'),
  ]);
  expect(resolveNames({ category: 'és' }, names, 'csv', false).ids).toEqual({});
});

test('an unknown name of a short list is refused with the names that there are', () => {
  expect(resolveNames({ category: 'Vásár' }, names, 'csv', false).errors[0]).toEqual(
    label(
      'Kategória: nincs „Vásár” nevű. Ezek közül írja be az egyiket: Sport, Család és gyerek.',
      'Category: there is no ‘Vásár’. Write one of these: Sports, Families.',
    ),
  );
});

test('an unknown name leaves the field of a new event empty, with a note; of a table’s line for a stored event it is refused', () => {
  const resolve = (kind: 'csv' | 'ics', isNew: boolean) => {
    const { errors, notes } = resolveNames({ location: 'Pince' }, names, kind, isNew);
    return [errors, notes].map((texts) => texts.map(({ hu }) => hu));
  };
  const unknown = 'Helyszín: nincs „Pince” nevű. Írja úgy, ahogy a listában szerepel, vagy vegye fel előbb.';
  expect(resolve('csv', true)).toEqual([[], [`${unknown} Üresen marad.`]]);
  expect(resolve('ics', false)).toEqual([[], [`${unknown} Üresen marad.`]]);
  expect(resolve('csv', false)).toEqual([[unknown], []]);
});
