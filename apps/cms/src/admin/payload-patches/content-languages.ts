import type { ClientField } from 'payload';

/* The language of the content that Payload's forms and lists show: it has `lang` only for the whole page. */

/** Of the collection that the screen shows: in its lists and forms, texts of these fields are in the language of the content. */
export interface ContentFields {
  /** The names of translated texts at the top level, and of relationships with documents whose titles are translated. */
  translated: readonly string[];
  isTitleTranslated: boolean;
}

/** The fields that lists can show, without those within rows, blocks and groups. */
const flatten = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : flatten(tab.fields)));
    return field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields) : [field];
  });

interface TitledCollection {
  fields: readonly ClientField[];
  /** The name of the field with the titles of its documents. */
  title: string | undefined;
}

const isTitleTranslated = ({ fields, title }: TitledCollection): boolean =>
  flatten(fields).some((field) => 'name' in field && field.name === title && field.localized === true);

/** `getCollection`: the collection of related documents. */
export function getContentFields(shown: TitledCollection, getCollection: (slug: string) => TitledCollection): ContentFields {
  const translated = flatten(shown.fields).flatMap((field) => {
    if (field.type === 'text' || field.type === 'textarea') return field.localized === true ? [field.name] : [];
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return [];
    return isTitleTranslated(getCollection(field.relationTo)) ? [field.name] : [];
  });
  return { translated, isTitleTranslated: isTitleTranslated(shown) };
}

function setLanguage(element: Element, language: string): void {
  if (element.getAttribute('lang') !== language) element.setAttribute('lang', language);
}

const FIELD = '.field-type, .rich-text-lexical';
const INPUT = 'input[type="text"], textarea, .ContentEditable__root';

/** Payload marks the labels of translated fields. */
function markInputs(root: ParentNode, locale: string): void {
  for (const badge of root.querySelectorAll('.field-label .localized')) {
    const field = badge.closest(FIELD);
    for (const input of field?.querySelectorAll(INPUT) ?? []) if (input.closest(FIELD) === field) setLanguage(input, locale);
  }
}

/**
 * Marks the language of translated inputs, of the title of a document, and of texts in lists. English lists show Hungarian texts where there is no
 * English, so that theirs are not marked. `emptyText`: what a cell without a value says.
 */
export function markContentLanguages(
  root: ParentNode,
  { locale, emptyText }: { locale: string; emptyText: string },
  content: ContentFields,
): void {
  markInputs(root, locale);
  if (content.isTitleTranslated) for (const title of root.querySelectorAll('.render-title[data-doc-id]')) setLanguage(title, locale);
  if (locale !== 'hu') return;
  for (const name of content.translated)
    for (const cell of root.querySelectorAll(`td.cell-${name} > *`)) {
      // It is in the language of the page.
      if (cell.textContent !== emptyText) setLanguage(cell, locale);
    }
}
