import { describe, expect, test } from 'vitest';
import { bodyAndSections, namedParts } from './sections.ts';

const readSections = (kind: string, markdown: string) => bodyAndSections(`# Title\n\n${markdown}`, { sections: [{ kind }] })['sections'];

describe('a page', () => {
  test('consists of the text before the first section, and the sections with their titles', () => {
    const markdown = 'First.\n\n## Within\n\nMore.\n\n# One\n\nText.\n\n### Small\n\nText.\n\n# Two\n\nTip.';
    expect(bodyAndSections(markdown, { sections: [{ kind: 'text' }, { kind: 'callout' }] })).toEqual({
      body: 'First.\n\n## Within\n\nMore.',
      sections: [
        { title: 'One', body: 'Text.\n\n### Small\n\nText.' },
        { title: 'Two', body: 'Tip.' },
      ],
    });
  });

  test('may have no sections', () => {
    expect(bodyAndSections('Text.', {})).toEqual({ body: 'Text.' });
  });
});

test.each([
  [
    'facts',
    '- **Height**: about **150 m**\n- **Age: from**: 6',
    {
      facts: [
        { label: 'Height', value: 'about **150 m**' },
        { label: 'Age: from', value: '6' },
      ],
    },
  ],
  [
    'opening',
    '- **Monday**: closed\n\nA note.\n\n- of two\n- lines',
    { rows: [{ label: 'Monday', value: 'closed' }], note: 'A note.\n\n- of two\n- lines' },
  ],
  ['opening', '- **Monday**: closed', { rows: [{ label: 'Monday', value: 'closed' }] }],
  [
    'activities',
    '## A walk\n\nText.\n\n## A run\n\nText 2.',
    {
      items: [
        { title: 'A walk', text: 'Text.' },
        { title: 'A run', text: 'Text 2.' },
      ],
    },
  ],
  ['faq', '## Why?\n\nA [link](/x).\n\n- a\n- b', { items: [{ question: 'Why?', answer: 'A [link](/x).\n\n- a\n- b' }] }],
  ['quote', '> Said so.\n> – Somebody', { text: 'Said so.', speaker: 'Somebody' }],
  ['quote', '> Said so – and left.', { text: 'Said so – and left.' }],
  ['table', 'Caption\n\n| a | b |\n| --- | --- |\n| 1 | 2 |', { caption: 'Caption', head: ['a', 'b'], rows: [['1', '2']] }],
  ['comparison', '- 2015\n- 2024\n\nA note.', { before: { label: '2015' }, after: { label: '2024' }, note: 'A note.' }],
  ['gallery', '', {}],
  ['balloon_schedule', '', {}],
])('a section of the kind %s', (kind, markdown, fields) => {
  expect(readSections(kind, markdown)).toEqual([{ title: 'Title', ...fields }]);
});

test('a quotation has no title', () => {
  expect(bodyAndSections('#\n\n> Said so.', { sections: [{ kind: 'quote' }] })).toEqual({ sections: [{ text: 'Said so.' }] });
});

describe('text that would be lost is refused', () => {
  test.each([
    ['gallery', 'Text.', 'there can be no text'],
    ['facts', 'Text.', 'a list is missing'],
    ['facts', '- **a**: b\n\nText.', 'there is text after the list'],
    ['faq', 'Text.\n\n## Why?\n\nSo.', 'there is text before the first ## heading'],
    ['quote', 'Text.', 'a quotation is missing'],
    ['quote', '> Said so.\n\nText.', 'there is text after the quotation'],
    ['table', 'Text.', 'a table is missing'],
    ['table', '| a |\n| --- |\n| 1 |\n\nText.', 'there is text after the table'],
    ['comparison', '- a\n- b\n- c', 'two labels'],
  ])('%s: %j', (kind, markdown, problem) => {
    expect(() => readSections(kind, markdown)).toThrow(problem);
  });

  test('sections that item.yaml does not list', () => {
    expect(() => bodyAndSections('# One\n\nText.', {})).toThrow('there are 1 sections, and 0 in item.yaml');
  });
});

test('the names of parts are their headings', () => {
  expect(namedParts('# complaint\n\nText.\n\n## So\n\nMore.\n\n# service\n\nText.', {})).toEqual({
    complaint: 'Text.\n\n## So\n\nMore.',
    service: 'Text.',
  });
  expect(() => namedParts('Text.\n\n# complaint\n\nText.', {})).toThrow('there is text before the first # heading');
});
