import type { CollectionConfig, Field, GlobalConfig } from 'payload';

const FORM_LANGUAGE = '/admin/languages/FormLanguage.tsx#FormLanguage';

/** Whether some of these fields are translated. */
function isInTwoLanguages(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => isInTwoLanguages(tab.fields));
    if (field.type === 'blocks') return field.blocks.some((block) => isInTwoLanguages(block.fields));
    if ('localized' in field && field.localized) return true;
    return 'fields' in field && isInTwoLanguages(field.fields);
  });
}

/** Adds the language notice to the forms of a collection. */
export function withLocaleNotice(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection;
  const { components } = admin ?? {};
  if (!isInTwoLanguages(fields)) return collection;
  const beforeDocumentControls = [FORM_LANGUAGE, ...(components?.edit?.beforeDocumentControls ?? [])];
  return { ...collection, admin: { ...admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } } };
}

/** The same for a global. */
export function withGlobalLocaleNotice(global: GlobalConfig): GlobalConfig {
  const { admin, fields } = global;
  const { components } = admin ?? {};
  if (!isInTwoLanguages(fields)) return global;
  const beforeDocumentControls = [FORM_LANGUAGE, ...(components?.elements?.beforeDocumentControls ?? [])];
  return {
    ...global,
    admin: { ...admin, components: { ...components, elements: { ...components?.elements, beforeDocumentControls } } },
  };
}
