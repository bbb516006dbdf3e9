import { CalloutTone, type Fact, type Section } from '@liget/content-api';
import { TABLE_COLUMNS } from '../fields/sections.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { image, images } from '../reading/pictures.ts';
import { html } from '../reading/rich-text.ts';

export function facts(read: DocumentReader, field: string): Fact[] {
  return read.rows(field).map((row) => ({ label: row.text('label'), value: row.text('value') }));
}

type Table = Extract<Section, { kind: 'table' }>;

/** Columns without a head are not shown. */
function table(read: DocumentReader): Pick<Table, 'columns' | 'rows'> {
  const head = read.group('head');
  const shown = TABLE_COLUMNS.filter((name) => head.textOrEmpty(name));
  return {
    columns: shown.map((name) => head.text(name)),
    rows: read.rows('rows').map((row) => shown.map((name) => row.textOrEmpty(name))),
  };
}

/** `null`, with a complaint, where one of the two pictures is gone: one alone compares nothing. */
function comparison(read: DocumentReader): Pick<Extract<Section, { kind: 'comparison' }>, 'before' | 'after'> | null {
  const [before, after] = [read.group('before'), read.group('after')];
  const [earlier, later] = [image(before), image(after)];
  if (!earlier || !later) {
    read.warn(`${read.place}: a comparison needs two pictures`);
    return null;
  }
  return { before: { label: before.textOrEmpty('label'), picture: earlier }, after: { label: after.textOrEmpty('label'), picture: later } };
}

/** One building block. `null`, with a complaint, for a block that the contract does not know: newer blocks must not break a page. */
function section(read: DocumentReader): Section | null {
  const base = { anchor: read.text('anchor'), title: read.textOrEmpty('title') };
  const kind = read.text('blockType');
  switch (kind) {
    case 'text':
      return { ...base, kind, html: html(read), picture: image(read) };
    case 'facts':
      return { ...base, kind, facts: facts(read, 'facts') };
    case 'opening':
      return { ...base, kind, rows: facts(read, 'rows'), html: html(read, 'note') };
    case 'access':
      return { ...base, kind, html: html(read) };
    case 'activities':
      return {
        ...base,
        kind,
        items: read.rows('items').map((item) => ({ title: item.text('title'), text: item.textOrEmpty('text'), picture: image(item) })),
      };
    case 'faq':
      return { ...base, kind, items: read.rows('items').map((item) => ({ question: item.text('question'), html: html(item, 'answer') })) };
    case 'gallery':
      return { ...base, kind, pictures: images(read, 'pictures') };
    case 'quote':
      return { ...base, kind, text: read.text('text'), speaker: read.textOrNull('speaker') };
    case 'table':
      return { ...base, kind, caption: read.textOrEmpty('caption'), ...table(read) };
    case 'callout':
      return { ...base, kind, tone: read.choice('tone', CalloutTone), html: html(read) };
    case 'comparison': {
      const pictures = comparison(read);
      return pictures && { ...base, kind, ...pictures, html: html(read, 'note') };
    }
    case 'balloon_schedule':
      return { ...base, kind };
    default:
      read.warn(`${read.place}: unknown section ${kind}`);
      return null;
  }
}

export function sections(read: DocumentReader): Section[] {
  return read
    .rows('sections')
    .map(section)
    .filter((value) => value !== null);
}
