import { Section } from '@liget/content-api';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { DocumentReader } from '../read-model/document-reader.ts';
import { toSections } from './sections.ts';

const file = { id: 1, filename: 'to.jpg', mimeType: 'image/jpeg', width: 300, height: 200, altHu: 'A tó', altEn: 'The lake' };

const HU = { hu: 'magyarul' };
const BOTH = { hu: 'magyarul', en: 'in English' };
const PARAGRAPH = { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Jó itt.' }] }] } };

function readSections(...blocks: object[]) {
  const complaints: string[] = [];
  const document = { id: 7, sections: blocks.map((block, index) => ({ id: String(index), anchor: `part-${index}`, ...block })) };
  const reader = new DocumentReader(document, {
    locale: 'en',
    place: 'projects 7',
    warn: (message) => complaints.push(message),
    instant: Temporal.Instant.from('2026-11-20T11:00:00Z'),
  });
  return { complaints, value: z.array(Section).parse(toSections(reader)) };
}

it('a quotation has no title and an optional speaker', () => {
  expect(readSections({ blockType: 'quote', text: 'Silence is loudest here.' }).value).toEqual([
    { kind: 'quote', anchor: 'part-0', title: '', text: 'Silence is loudest here.', speaker: null, untranslated: [] },
  ]);
});

it('a table has only columns with a heading, and an empty cell where a row has no value', () => {
  const table = {
    blockType: 'table',
    title: 'Floors',
    caption: 'From top to bottom',
    head: { first: 'Floor', second: '', third: 'Ticket' },
    rows: [{ first: 'Roof', second: 'not shown', third: 'no' }, { first: 'Cellar' }],
  };
  expect(readSections(table).value).toMatchObject([
    {
      columns: ['Floor', 'Ticket'],
      rows: [
        ['Roof', 'no'],
        ['Cellar', ''],
      ],
    },
  ]);
});

it('facts have the chosen layout, and the list layout by default', () => {
  const facts = { blockType: 'facts', title: 'In short', facts: [{ label: 'Stations', value: '10' }] };
  const shown = readSections(facts, { ...facts, display: null }, { ...facts, display: 'figures' }).value;
  expect(shown.map((section) => section.kind === 'facts' && section.display)).toEqual(['list', 'list', 'figures']);
});

it('a call-out has its tone', () => {
  expect(readSections({ blockType: 'callout', title: 'Closed in wind', tone: 'warning' }).value).toMatchObject([
    { tone: 'warning', html: '' },
  ]);
});

it('a comparison with a missing picture is left out with a warning', () => {
  const comparison = { blockType: 'comparison', title: 'Then and now', before: { label: '2019', picture: file } };
  expect(readSections({ ...comparison, after: { label: 'Today', picture: file } }).value).toMatchObject([
    { before: { label: '2019', picture: { alt: 'The lake' } }, after: { label: 'Today' } },
  ]);
  const half = readSections({ ...comparison, after: { label: 'Today', picture: null } });
  expect(half.value).toEqual([]);
  expect(half.complaints).toEqual([expect.stringMatching(/a comparison needs two pictures/)]);
});

it('sections, their items and cells name the fields that have no text in the requested language', () => {
  const sections = readSections(
    { blockType: 'text', title: HU, body: { hu: PARAGRAPH, en: PARAGRAPH } },
    { blockType: 'callout', title: BOTH, tone: 'tip', body: { hu: PARAGRAPH, en: null } },
    { blockType: 'opening', title: BOTH, rows: [{ label: BOTH, value: HU }], note: { hu: PARAGRAPH } },
    { blockType: 'activities', title: BOTH, items: [{ title: BOTH, text: HU }] },
    { blockType: 'faq', title: BOTH, items: [{ question: HU, answer: { hu: PARAGRAPH } }] },
    { blockType: 'quote', text: BOTH, speaker: HU },
    { blockType: 'table', title: BOTH, caption: HU, head: { first: BOTH, second: '', third: HU }, rows: [{ first: BOTH, third: HU }] },
    { blockType: 'comparison', title: BOTH, before: { label: HU, picture: file }, after: { label: BOTH, picture: file } },
  ).value;
  expect(sections).toMatchObject([
    { untranslated: ['title'] },
    { untranslated: ['html'] },
    { untranslated: ['html'], rows: [{ untranslated: ['value'] }] },
    { untranslated: [], items: [{ untranslated: ['text'] }] },
    { untranslated: [], items: [{ untranslated: ['question', 'html'] }] },
    { untranslated: ['speaker'] },
    { untranslated: ['caption', 'columns.1', 'rows.0.1'], columns: ['in English', 'magyarul'] },
    { untranslated: [], before: { untranslated: ['label'] }, after: { untranslated: [] } },
  ]);
});
