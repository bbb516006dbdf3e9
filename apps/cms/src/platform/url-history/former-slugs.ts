import type { FieldHook, TextField } from 'payload';
import { label } from '../fields/labels.ts';
import { toTrimmedText } from '../to-text.ts';

/** The most former slugs of a record that are stored. */
const MAX_FORMER_SLUGS = 50;

const nobody = () => false;

const readSlugs = (value: unknown): string[] => (Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []);

/** Adds the slug that this change replaces. A copy has none. */
const addReplacedSlug: FieldHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return [];
  const before = readSlugs(originalDoc?.['formerSlugs']);
  const [replaced, slug] = [toTrimmedText(originalDoc?.['slug']), toTrimmedText(data?.['slug'])];
  if (!replaced || !slug || replaced === slug) return before;
  return [...new Set([...before, replaced])].filter((former) => former !== slug).slice(-MAX_FORMER_SLUGS);
};

/**
 * The slugs, of both languages, that a record without a page had: filters in bookmarked URLs contain them. Paths of records with a page are stored
 * in `former-addresses`.
 */
export const formerSlugs: TextField = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  label: label('Korábbi azonosítói', 'Former addresses'),
  admin: { hidden: true },
  access: { create: nobody, update: nobody },
  hooks: { beforeChange: [addReplacedSlug] },
};
