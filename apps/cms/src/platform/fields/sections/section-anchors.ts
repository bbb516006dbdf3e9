import type { FieldHook } from 'payload';
import { isRecord } from '../../is-record.ts';
import { toTrimmedText } from '../../to-text.ts';
import { isPublication } from '../publication.ts';
import { slugify } from '../slugs/slug.ts';

const MAX_LENGTH = 60;

/** The anchor of a section from its title, or from its kind when the title has no letters. */
export const toSectionAnchor = (title: string, kind: string): string => slugify(title).slice(0, MAX_LENGTH - 4) || slugify(kind);

function getFreeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  let free = anchor;
  for (let number = 2; taken.has(free); number += 1) free = `${anchor}-${number}`;
  return free;
}

const needsAnchor = (section: Record<string, unknown>) => toTrimmedText(section['anchor']) === '' && 'title' in section;

/** Gives each section without an anchor one from its title when the document is published: a draft’s titles are still being typed. */
export const fillInAnchors: FieldHook = ({ data, previousSiblingDoc, field, value }) => {
  // A publication that was scheduled sends no fields.
  const sections: unknown = value ?? (field.name === undefined ? undefined : previousSiblingDoc?.[field.name]);
  if (!isPublication(data) || !Array.isArray(sections)) return value;
  const rows = sections.filter(isRecord);
  if (!rows.some(needsAnchor)) return value;
  const taken = new Set(rows.map((row) => toTrimmedText(row['anchor'])));
  return rows.map((row) => {
    if (!needsAnchor(row)) return row;
    const anchor = getFreeAnchor(toSectionAnchor(toTrimmedText(row['title']), toTrimmedText(row['blockType'])), taken);
    taken.add(anchor);
    return { ...row, anchor };
  });
};
