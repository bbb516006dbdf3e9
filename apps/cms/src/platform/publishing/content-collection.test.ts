import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { text } from '../fields/basics.ts';
import { title } from '../fields/content-fields.ts';
import { label } from '../fields/labels.ts';
import { slug } from '../fields/slugs/address-slug.ts';
import { asUniqueText } from '../fields/slugs/unique.ts';
import { createContentCollection } from './content-collection.ts';

const isCopiedWith = (fields: Field[]): boolean =>
  createContentCollection({
    slug: 'qr-codes',
    singular: label('Kód', 'Code'),
    plural: label('Kódok', 'Codes'),
    group: label('Oldal', 'Site'),
    fields,
  }).disableDuplicate !== true;

test('documents with a unique field cannot be copied unless the field has a value for copies, as the slug does', () => {
  expect(isCopiedWith([title(), slug()])).toBe(true);
  expect(isCopiedWith([title(), asUniqueText(text('code', label('Kód', 'Code')))])).toBe(false);
});
