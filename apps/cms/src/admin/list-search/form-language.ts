import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { walkFields } from '../../platform/fields/values/walk-fields.ts';

const FORM_LANGUAGE = '/admin/languages/FormLanguage.tsx#FormLanguage';

/** Whether some of these fields are translated. */
function isInTwoLanguages(fields: readonly Field[]): boolean {
  return walkFields(fields).some(({ field }) => 'localized' in field && field.localized);
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
