import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { createPeople } from '../../testing/accounts/test-people.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';

type Data = Record<string, unknown>;

/** The data of a form in which everything was opened and nothing filled in: a row in every list, a block of every kind. */
const emptyForm = (fields: readonly FlattenedField[]): Data => Object.fromEntries(fields.map((field) => [field.name, emptyField(field)]));

function emptyField(field: FlattenedField): unknown {
  switch (field.type) {
    case 'array':
      return [emptyForm(field.flattenedFields)];
    case 'blocks':
      return field.blocks.map(({ slug, flattenedFields }) => ({ blockType: slug, ...emptyForm(flattenedFields) }));
    case 'group':
    case 'tab':
      return emptyForm(field.flattenedFields);
    case 'checkbox':
      return false;
    default:
      return null;
  }
}

test('autosave stores a draft of every collection with empty rows and blocks', async () => {
  const { payload } = await temporaryDatabase();
  const act = await createPeople(payload);
  const refused: unknown[] = [];
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts);
  for (const { slug, flattenedFields } of collections) {
    const actAsEditor = (method: string, path: string, data: Data) =>
      act(method, `${path}?draft=true&autosave=true&locale=hu&depth=0`, { as: 'editor', data });
    const begun = await actAsEditor('POST', `/${slug}`, { _status: 'draft' });
    const { createdAt: _, updatedAt: __, ...form } = emptyForm(flattenedFields);
    const data = { ...form, title: 'Félkész', deletedAt: null, _status: 'draft' };
    const saved = await actAsEditor('PATCH', `/${slug}/${String(begun.body.doc?.['id'])}`, data);
    if (begun.status !== 201 || saved.status !== 200) refused.push([slug, begun.status, saved.status, saved.body.errors]);
  }
  expect(refused).toEqual([]);
  expect(collections.length).toBeGreaterThan(10);
});
