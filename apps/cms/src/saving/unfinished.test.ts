import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../database/temporary-database.ts';
import { people } from '../trash/test-people.ts';

type Data = Record<string, unknown>;

/** What a form sends when everything was opened and nothing filled in: a row in every list, a block of every kind. */
function emptyForm(fields: readonly Field[]): Data {
  const form: Data = {};
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs)
        Object.assign(form, 'name' in tab && tab.name ? { [tab.name]: emptyForm(tab.fields) } : emptyForm(tab.fields));
    else if (field.type === 'row' || field.type === 'collapsible') Object.assign(form, emptyForm(field.fields));
    else if (field.type === 'group')
      Object.assign(form, 'name' in field && field.name ? { [field.name]: emptyForm(field.fields) } : emptyForm(field.fields));
    else if (!('name' in field) || field.type === 'ui' || field.type === 'join') continue;
    else if (field.type === 'array') form[field.name] = [emptyForm(field.fields)];
    else if (field.type === 'blocks')
      form[field.name] = field.blocks.map(({ slug, fields: inner }) => ({ blockType: slug, ...emptyForm(inner) }));
    else form[field.name] = field.type === 'checkbox' ? false : null;
  }
  return form;
}

test('a draft in which everything is open and nothing filled in is kept by autosave, whatever it is', async () => {
  const { payload } = await temporaryDatabase();
  const act = await people(payload);
  const refused: unknown[] = [];
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts);
  for (const { slug, fields } of collections) {
    const asEditor = (method: string, path: string, data: Data) =>
      act(method, `${path}?draft=true&autosave=true&locale=hu&depth=0`, { as: 'editor', data });
    const begun = await asEditor('POST', `/${slug}`, { _status: 'draft' });
    const { createdAt: _, updatedAt: __, ...form } = emptyForm(fields);
    const data = { ...form, title: 'Félkész', deletedAt: null, _status: 'draft' };
    const saved = await asEditor('PATCH', `/${slug}/${String(begun.body.doc?.['id'])}`, data);
    if (begun.status !== 201 || saved.status !== 200) refused.push([slug, begun.status, saved.status, saved.body.errors]);
  }
  expect(refused).toEqual([]);
  expect(collections.length).toBeGreaterThan(10);
});
