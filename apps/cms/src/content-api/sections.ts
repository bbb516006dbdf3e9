import type { Fact, Section } from '@liget/content-api';
import type { DocumentReader } from './document-reader.ts';
import { image, images } from './pictures.ts';
import { html } from './rich-text.ts';

export function facts(read: DocumentReader, field: string): Fact[] {
  return read.rows(field).map((row) => ({ label: row.text('label'), value: row.text('value') }));
}

/** One building block. `null`, with a complaint, for a block that the contract does not know: newer blocks must not break a page. */
function section(read: DocumentReader): Section | null {
  const base = { anchor: read.text('anchor'), title: read.text('title') };
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
    case 'balloon_schedule':
      return { ...base, kind };
    default:
      read.complain(`${read.place}: unknown section ${kind}`);
      return null;
  }
}

export function sections(read: DocumentReader): Section[] {
  return read
    .rows('sections')
    .map(section)
    .filter((value) => value !== null);
}
