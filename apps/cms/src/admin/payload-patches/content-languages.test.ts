// @vitest-environment happy-dom
import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { getContentFields, markContentLanguages } from './content-languages.ts';

const FIELDS: ClientField[] = [
  { type: 'tabs', tabs: [{ label: 'Texts', fields: [{ type: 'text', name: 'title', localized: true }] }] },
  { type: 'text', name: 'slug' },
  { type: 'relationship', name: 'location', relationTo: 'event-locations' },
  { type: 'relationship', name: 'author', relationTo: 'users' },
  { type: 'group', name: 'place', fields: [{ type: 'text', name: 'note', localized: true }] },
];
const collection = { fields: FIELDS, title: 'title' };
const content = getContentFields(collection, (slug) => (slug === 'users' ? { fields: [], title: 'email' } : collection));

function mark(html: string, locale: 'hu' | 'en'): (string | null)[] {
  document.body.innerHTML = html;
  markContentLanguages(document, { locale, emptyText: 'not set' }, content);
  return [...document.querySelectorAll('[data-of]')].map((element) => element.getAttribute('lang'));
}

test('the translated texts of a collection are those of its top level, and the titles of related documents', () => {
  expect(content).toEqual({ translated: ['title', 'location'], isTitleTranslated: true });
});

test('inputs of translated fields have the language of the form', () => {
  const html = `
    <div class="field-type"><label class="field-label">Title<span class="localized">hu</span></label><input type="text" data-of></div>
    <div class="field-type"><label class="field-label">Slug</label><input type="text" data-of></div>
    <div class="rich-text-lexical"><div><label class="field-label">Text<span class="localized">hu</span></label></div>
      <div class="ContentEditable__root" data-of></div><div class="field-type"><textarea data-of></textarea></div></div>`;
  expect(mark(html, 'hu')).toEqual(['hu', null, 'hu', null]);
  expect(mark(html, 'en')).toEqual(['en', null, 'en', null]);
});

test('the title of a stored document has the language of the form, that of a new one none', () => {
  expect(mark('<h1 class="render-title" data-doc-id="3" data-of>Séta</h1><h1 class="render-title" data-of>New</h1>', 'hu')).toEqual([
    'hu',
    null,
  ]);
});

test('translated texts of a Hungarian list are Hungarian, those of an English one may be either', () => {
  const html = `<table><tr><td class="cell-title"><a data-of>Séta</a></td><td class="cell-slug"><span data-of>seta</span></td></tr>
    <tr><td class="cell-title"><span data-of>not set</span></td></tr></table>`;
  expect(mark(html, 'hu')).toEqual(['hu', null, null]);
  expect(mark(html, 'en')).toEqual([null, null, null]);
});
