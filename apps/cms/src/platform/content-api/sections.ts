import { CalloutTone, type Fact, FactsDisplay, type Section } from '@liget/content-api';
import type * as Stored from '../../payload-types.ts';
import { toSectionAnchor } from '../fields/sections/section-anchors.ts';
import { TABLE_COLUMNS } from '../fields/sections/sections.ts';
import type { DocumentReader } from '../read-model/document-reader.ts';
import { getImage, getOwnImage, toImages } from '../read-model/pictures/pictures.ts';
import { toHtml } from '../read-model/rich-text/rich-text.ts';

type Block = NonNullable<Stored.Page['sections']>[number];

/** Rows of labels and values. */
export function toFacts(rows: readonly DocumentReader<{ label: string; value: string }>[]): Fact[] {
  return rows.map((row) => ({ label: row.text('label'), value: row.text('value') }));
}

type Table = Extract<Section, { kind: 'table' }>;

/** Columns without a heading are left out. */
function readTable(read: DocumentReader<Stored.TableSection>): Pick<Table, 'columns' | 'rows'> {
  const head = read.group('head');
  const shown = TABLE_COLUMNS.filter((name) => head.textOrEmpty(name));
  return {
    columns: shown.map((name) => head.text(name)),
    rows: read.rows('rows').map((row) => shown.map((name) => row.textOrEmpty(name))),
  };
}

/** `null`, with a warning, when one of the two pictures is missing. */
function readComparison(
  read: DocumentReader<Stored.ComparisonSection>,
): Pick<Extract<Section, { kind: 'comparison' }>, 'before' | 'after'> | null {
  const [before, after] = [read.group('before'), read.group('after')];
  const [earlier, later] = [getOwnImage(before), getOwnImage(after)];
  if (!earlier || !later) {
    read.warn(`${read.place}: a comparison needs two pictures`);
    return null;
  }
  return { before: { label: before.textOrEmpty('label'), picture: earlier }, after: { label: after.textOrEmpty('label'), picture: later } };
}

/** The properties of every building block. */
function toAnchor(read: DocumentReader<{ anchor?: string | null; title?: string; blockType: string }>): Pick<Section, 'anchor' | 'title'> {
  const title = read.textOrEmpty('title');
  // A draft's anchor is made from its title only when it is published.
  return { anchor: read.textOrNull('anchor') ?? toSectionAnchor(title, read.text('blockType')), title };
}

/**
 * One building block. `null`, with a warning, for a kind that the contract does not have, so that a newer block does not break the page.
 */
function readSection(read: DocumentReader<Block>): Section | null {
  const kind = read.text('blockType');
  switch (kind) {
    case 'text': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, html: toHtml(block, 'body'), picture: getImage(block) };
    }
    case 'facts': {
      const block = read.block(kind);
      return {
        ...toAnchor(block),
        kind,
        display: block.choiceOrNull('display', FactsDisplay) ?? 'list',
        facts: toFacts(block.rows('facts')),
      };
    }
    case 'opening': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, rows: toFacts(block.rows('rows')), html: toHtml(block, 'note') };
    }
    case 'access': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, html: toHtml(block, 'body') };
    }
    case 'activities': {
      const block = read.block(kind);
      const items = block.rows('items');
      return {
        ...toAnchor(block),
        kind,
        items: items.map((item) => ({ title: item.text('title'), text: item.textOrEmpty('text'), picture: getImage(item) })),
      };
    }
    case 'faq': {
      const block = read.block(kind);
      const items = block.rows('items');
      return { ...toAnchor(block), kind, items: items.map((item) => ({ question: item.text('question'), html: toHtml(item, 'answer') })) };
    }
    case 'gallery': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, pictures: toImages(block.relations('pictures')) };
    }
    case 'quote': {
      const block = read.block(kind);
      return { ...toAnchor(block), title: '', kind, text: block.text('text'), speaker: block.textOrNull('speaker') };
    }
    case 'table': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, caption: block.textOrEmpty('caption'), ...readTable(block) };
    }
    case 'callout': {
      const block = read.block(kind);
      return { ...toAnchor(block), kind, tone: block.choice('tone', CalloutTone), html: toHtml(block, 'body') };
    }
    case 'comparison': {
      const block = read.block(kind);
      const pictures = readComparison(block);
      return pictures && { ...toAnchor(block), kind, ...pictures, html: toHtml(block, 'note') };
    }
    case 'balloon_schedule':
      return { ...toAnchor(read.block(kind)), kind };
    default:
      read.warn(`${read.place}: unknown section ${kind}`);
      return null;
  }
}

export function toSections(read: DocumentReader<{ sections?: Block[] | null }>): Section[] {
  return read
    .rows('sections')
    .map(readSection)
    .filter((value) => value !== null);
}
