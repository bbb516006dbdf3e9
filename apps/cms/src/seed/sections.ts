import { TABLE_COLUMNS } from '../fields/sections.ts';
import { slugify } from '../fields/slug.ts';
import type { SeedFact, SeedLabelledPicture, SeedSection, Text } from './content/types.ts';
import type { Desk, Voice } from './desk.ts';

export function factRows(say: Voice, facts: readonly SeedFact[]): Record<string, unknown>[] {
  return say.rows(facts, ({ label, value }) => ({ label: say.text(label), value: say.text(value) }));
}

/** A page's sections as the blocks of the same kinds. Without an anchor of its own, a section's is made of its Hungarian title. */
export function sectionBlocks(desk: Desk, say: Voice, sections: readonly SeedSection[] = []): Record<string, unknown>[] {
  const anchors = anchorsOf(sections);
  return say.rows(sections, (section, index) => ({
    blockType: section.kind,
    ...('title' in section ? { title: say.text(section.title) } : {}),
    anchor: anchors[index],
    ...blockFields(desk, say, section),
  }));
}

/** Unique on the page: a second section of the same name gets a number. */
export function anchorsOf(sections: readonly SeedSection[]): string[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    const wanted = 'title' in section ? (section.anchor ?? slugify(section.title.hu).slice(0, 50).replace(/-+$/, '')) : section.anchor;
    let anchor = wanted;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor);
    return anchor;
  });
}

const tableCells = (say: Voice, texts: readonly Text[]) =>
  Object.fromEntries(texts.map((text, index) => [TABLE_COLUMNS[index], say.text(text)]));

const labelledPicture = (desk: Desk, say: Voice, { label, picture }: SeedLabelledPicture) => ({
  label: say.text(label),
  picture: desk.picture(picture),
});

function blockFields(desk: Desk, say: Voice, section: SeedSection): Record<string, unknown> {
  switch (section.kind) {
    case 'text':
      return { body: say.prose(section.body), picture: desk.picture(section.picture) };
    case 'facts':
      return { facts: factRows(say, section.facts) };
    case 'opening':
      return { rows: factRows(say, section.rows), note: say.prose(section.note) };
    case 'access':
      return { body: say.prose(section.body) };
    case 'activities':
      return {
        items: say.rows(section.items, (item) => ({
          title: say.text(item.title),
          text: say.text(item.text),
          picture: desk.picture(item.picture),
        })),
      };
    case 'faq':
      return { items: say.rows(section.items, (item) => ({ question: say.text(item.question), answer: say.prose(item.answer) })) };
    case 'gallery':
      return { pictures: desk.pictures(section.pictures) };
    case 'quote':
      return { text: say.text(section.text), speaker: say.text(section.speaker) };
    case 'table':
      return {
        caption: say.text(section.caption),
        head: tableCells(say, section.head),
        rows: say.rows(section.rows, (row) => tableCells(say, row)),
      };
    case 'callout':
      return { tone: section.tone, body: say.prose(section.body) };
    case 'comparison':
      return {
        before: labelledPicture(desk, say, section.before),
        after: labelledPicture(desk, say, section.after),
        note: say.prose(section.note),
      };
    case 'balloon_schedule':
      return {};
  }
}
