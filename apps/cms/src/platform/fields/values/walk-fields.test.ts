import type { Field } from 'payload';
import { describe, expect, test } from 'vitest';
import { isInRows, walkFields } from './walk-fields.ts';
import { walkValues } from './walk-values.ts';

const text = (name: string, localized = false): Field => ({ name, type: 'text', localized });

const FIELDS: Field[] = [
  {
    type: 'tabs',
    tabs: [
      { label: 'General', fields: [text('title', true), { type: 'row', fields: [text('lead')] }] },
      { name: 'contact', fields: [text('phone')] },
    ],
  },
  { type: 'collapsible', label: 'More', fields: [{ type: 'group', fields: [text('note')] }] },
  { name: 'rule', type: 'group', localized: true, fields: [text('kind')] },
  { name: 'dates', type: 'array', fields: [text('start')] },
  { name: 'sections', type: 'blocks', blocks: [{ slug: 'prose', fields: [text('body', true)] }] },
];

describe('walkFields', () => {
  const listPaths = (walked: readonly { path: readonly string[] }[]) => [...new Set(walked.map(({ path }) => path.join('.')))];

  test('gives the fields of tabs, rows, groups, lists and blocks in the form’s order', () => {
    expect(listPaths(walkFields(FIELDS).filter(({ field }) => field.type === 'text'))).toEqual([
      'title',
      'lead',
      'contact.phone',
      'note',
      'rule.kind',
      'dates.start',
      'sections.body',
    ]);
  });

  test('tells fields of rows from others', () => {
    expect(listPaths(walkFields(FIELDS).filter(isInRows))).toEqual(['dates.start', 'sections.body']);
  });

  test('leaves out a field that is not entered, with those inside it', () => {
    const walked = walkFields(FIELDS, { enter: ({ type }) => type !== 'tabs' && type !== 'group' });
    expect(listPaths(walked)).toEqual(['', 'dates', 'dates.start', 'sections', 'sections.body']);
  });
});

describe('walkValues', () => {
  const DOCUMENT = {
    title: 'A walk',
    contact: { phone: '1' },
    dates: [{ start: '9' }, { start: '10' }],
    sections: [{ blockType: 'prose', body: 'text' }, { blockType: 'gone' }],
  };
  const listValues = (options = {}, data: Record<string, unknown> = DOCUMENT) =>
    walkValues(FIELDS, data, options).map(({ path, value, isLocalized, isInBlock }) => ({ path, value, isLocalized, isInBlock }));

  test('gives the values with their paths, and undefined where a field has none', () => {
    const values = new Map(listValues().map(({ path, value }) => [path, value]));
    expect(Object.fromEntries(values)).toEqual({
      title: 'A walk',
      lead: undefined,
      contact: DOCUMENT.contact,
      'contact.phone': '1',
      note: undefined,
      rule: undefined,
      'rule.kind': undefined,
      dates: DOCUMENT.dates,
      'dates.0.start': '9',
      'dates.1.start': '10',
      sections: DOCUMENT.sections,
      'sections.0.body': 'text',
    });
  });

  test('tells localised values, also within a localised group, and those of blocks', () => {
    const values = listValues();
    expect(values.filter(({ isLocalized }) => isLocalized).map(({ path }) => path)).toEqual([
      'title',
      'rule',
      'rule.kind',
      'sections.0.body',
    ]);
    expect(values.filter(({ isInBlock }) => isInBlock).map(({ path }) => path)).toEqual(['sections.0.body']);
  });

  test('gives each language’s value of a document in all languages', () => {
    const values = listValues({ inAllLocales: true }, { title: { hu: 'séta', en: 'walk' } });
    expect(values.filter(({ path }) => path === 'title').map(({ value }) => value)).toEqual(['séta', 'walk']);
  });

  test('gives the siblings and the row of a value', () => {
    const start = walkValues(FIELDS, DOCUMENT).find(({ path }) => path === 'dates.1.start');
    expect([start?.siblings, start?.parents.map(({ field, row }) => [field.name, row])]).toEqual([{ start: '10' }, [['dates', 1]]]);
  });
});
