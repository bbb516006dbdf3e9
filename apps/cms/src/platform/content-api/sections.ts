import { CalloutTone, type Fact, FactsDisplay, type ImageValue, type Section } from '@liget/content-api';
import type * as Stored from '../../payload-types.ts';
import { toSectionAnchor } from '../fields/sections/section-anchors.ts';
import { TABLE_COLUMNS } from '../fields/sections/sections.ts';
import type { DocumentReader } from '../read-model/document-reader.ts';
import { type LocalisedFields, listUntranslated } from '../read-model/page-item.ts';
import { getImage, getOwnImage, toImages } from '../read-model/pictures/pictures.ts';
import { toHtml } from '../read-model/rich-text/rich-text.ts';

type Block = NonNullable<Stored.Page['sections']>[number];

/** Rows of labels and values. */
export function toFacts(rows: readonly DocumentReader<{ label: string; value: string }>[]): Fact[] {
  return rows.map((row) => ({
    label: row.text('label'),
    value: row.text('value'),
    untranslated: listUntranslated(row, { label: 'label', value: 'value' }),
  }));
}

type Table = Extract<Section, { kind: 'table' }>;

/** Columns without a heading are left out. */
function readTable(
  read: DocumentReader<Stored.TableSection>,
): Pick<Table, 'caption' | 'columns' | 'rows'> & { untranslatedCells: string[] } {
  const head = read.group('head');
  const rows = read.rows('rows');
  const shown = TABLE_COLUMNS.filter((name) => head.textOrEmpty(name));
  const nameCells = (row: string) => Object.fromEntries(shown.map((name, index) => [`${row}.${index}`, name]));
  return {
    caption: read.textOrEmpty('caption'),
    columns: shown.map((name) => head.text(name)),
    rows: rows.map((row) => shown.map((name) => row.textOrEmpty(name))),
    untranslatedCells: [
      ...listUntranslated(head, nameCells('columns')),
      ...rows.flatMap((row, index) => listUntranslated(row, nameCells(`rows.${index}`))),
    ],
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
  const toLabelled = (side: typeof before, picture: ImageValue) => ({
    label: side.textOrEmpty('label'),
    picture,
    untranslated: listUntranslated(side, { label: 'label' }),
  });
  return { before: toLabelled(before, earlier), after: toLabelled(after, later) };
}

interface AnyBlock {
  anchor?: string | null;
  title?: string;
  blockType: string;
}

/** The properties of every building block. `texts`: its localised fields besides the title, by their names in the contract. */
function toBase<Of extends AnyBlock>(
  read: DocumentReader<Of>,
  texts: LocalisedFields<Of> = {},
): Pick<Section, 'anchor' | 'title' | 'untranslated'> {
  const block: DocumentReader<AnyBlock> = read;
  const title = block.textOrEmpty('title');
  return {
    // A draft's anchor is made from its title only when it is published.
    anchor: block.textOrNull('anchor') ?? toSectionAnchor(title, block.text('blockType')),
    title,
    untranslated: [...listUntranslated(block, { title: 'title' }), ...listUntranslated(read, texts)],
  };
}

/**
 * One building block. `null`, with a warning, for a kind that the contract does not have, so that a newer block does not break the page.
 */
function readSection(read: DocumentReader<Block>): Section | null {
  const kind = read.text('blockType');
  switch (kind) {
    case 'text': {
      const block = read.block(kind);
      return { ...toBase(block, { html: 'body' }), kind, html: toHtml(block, 'body'), picture: getImage(block) };
    }
    case 'facts': {
      const block = read.block(kind);
      return {
        ...toBase(block),
        kind,
        display: block.choiceOrNull('display', FactsDisplay) ?? 'list',
        facts: toFacts(block.rows('facts')),
      };
    }
    case 'opening': {
      const block = read.block(kind);
      return { ...toBase(block, { html: 'note' }), kind, rows: toFacts(block.rows('rows')), html: toHtml(block, 'note') };
    }
    case 'access': {
      const block = read.block(kind);
      return { ...toBase(block, { html: 'body' }), kind, html: toHtml(block, 'body') };
    }
    case 'activities': {
      const block = read.block(kind);
      const items = block.rows('items');
      return {
        ...toBase(block),
        kind,
        items: items.map((item) => ({
          title: item.text('title'),
          text: item.textOrEmpty('text'),
          picture: getImage(item),
          untranslated: listUntranslated(item, { title: 'title', text: 'text' }),
        })),
      };
    }
    case 'faq': {
      const block = read.block(kind);
      const items = block.rows('items');
      return {
        ...toBase(block),
        kind,
        items: items.map((item) => ({
          question: item.text('question'),
          html: toHtml(item, 'answer'),
          untranslated: listUntranslated(item, { question: 'question', html: 'answer' }),
        })),
      };
    }
    case 'gallery': {
      const block = read.block(kind);
      return { ...toBase(block), kind, pictures: toImages(block.relations('pictures')) };
    }
    case 'quote': {
      const block = read.block(kind);
      return {
        ...toBase(block, { text: 'text', speaker: 'speaker' }),
        title: '',
        kind,
        text: block.text('text'),
        speaker: block.textOrNull('speaker'),
      };
    }
    case 'table': {
      const block = read.block(kind);
      const base = toBase(block, { caption: 'caption' });
      const { untranslatedCells, ...table } = readTable(block);
      return { ...base, kind, ...table, untranslated: [...(base.untranslated ?? []), ...untranslatedCells] };
    }
    case 'callout': {
      const block = read.block(kind);
      return { ...toBase(block, { html: 'body' }), kind, tone: block.choice('tone', CalloutTone), html: toHtml(block, 'body') };
    }
    case 'comparison': {
      const block = read.block(kind);
      const pictures = readComparison(block);
      return pictures && { ...toBase(block, { html: 'note' }), kind, ...pictures, html: toHtml(block, 'note') };
    }
    case 'balloon_schedule':
      return { ...toBase(read.block(kind)), kind };
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
