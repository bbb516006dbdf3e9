import type { SeedFact, SeedLabelledPicture, SeedSection, Text } from '@liget/seed';
import { TABLE_COLUMNS } from '../platform/fields/sections/sections.ts';
import type { Translator, Writer } from './writer.ts';

export function toFactRows(translator: Translator, facts: readonly SeedFact[]): Record<string, unknown>[] {
  return translator.rows(facts, ({ label, value }) => ({ label: translator.text(label), value: translator.text(value) }));
}

/** A page's sections as the blocks of the same kinds. */
export function toSectionBlocks(writer: Writer, translator: Translator, sections: readonly SeedSection[] = []): Record<string, unknown>[] {
  return translator.rows(sections, (section) => ({
    blockType: section.kind,
    ...('title' in section ? { title: translator.text(section.title) } : {}),
    anchor: section.anchor,
    ...buildBlockFields(writer, translator, section),
  }));
}

const toTableCells = (translator: Translator, texts: readonly Text[]) =>
  Object.fromEntries(texts.map((text, index) => [TABLE_COLUMNS[index], translator.text(text)]));

const createLabelledPicture = (writer: Writer, translator: Translator, { label, picture }: SeedLabelledPicture) => ({
  label: translator.text(label),
  picture: writer.picture(picture),
});

function buildBlockFields(writer: Writer, translator: Translator, section: SeedSection): Record<string, unknown> {
  switch (section.kind) {
    case 'text':
      return { body: translator.prose(section.body), picture: writer.picture(section.picture) };
    case 'facts':
      return { display: section.display ?? 'list', facts: toFactRows(translator, section.facts) };
    case 'opening':
      return { rows: toFactRows(translator, section.rows), note: translator.prose(section.note) };
    case 'access':
      return { body: translator.prose(section.body) };
    case 'activities':
      return {
        items: translator.rows(section.items, (item) => ({
          title: translator.text(item.title),
          text: translator.text(item.text),
          picture: writer.picture(item.picture),
        })),
      };
    case 'faq':
      return {
        items: translator.rows(section.items, (item) => ({
          question: translator.text(item.question),
          answer: translator.prose(item.answer),
        })),
      };
    case 'gallery':
      return { pictures: writer.pictures(section.pictures) };
    case 'quote':
      return { text: translator.text(section.text), speaker: translator.text(section.speaker) };
    case 'table':
      return {
        caption: translator.text(section.caption),
        head: toTableCells(translator, section.head),
        rows: translator.rows(section.rows, (row) => toTableCells(translator, row)),
      };
    case 'callout':
      return { tone: section.tone, body: translator.prose(section.body) };
    case 'comparison':
      return {
        before: createLabelledPicture(writer, translator, section.before),
        after: createLabelledPicture(writer, translator, section.after),
        note: translator.prose(section.note),
      };
    case 'balloon_schedule':
      return {};
  }
}
