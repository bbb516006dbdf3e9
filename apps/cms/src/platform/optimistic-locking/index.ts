import type { CollectionConfig, GlobalConfig } from 'payload';
import { forgetSaver, noteGlobalSaver, noteSaver } from './last-saver.ts';
import { renewLock } from './lock.ts';
import { refuseStaleDocument, refuseStaleGlobal } from './refuse-stale.ts';

/** In the edit view: sends the version on which the form is based, and shows both versions when a save is refused. */
const OPEN_DOCUMENT = '/admin/optimistic-locking/OpenDocument.tsx#OpenDocument';
/** In every edit view: sends changes that were made while an answer was pending. */
const FORM_STATE_SYNC = '/admin/optimistic-locking/FormStateSync.tsx#FormStateSync';
/** In every edit view: keeps the text of a failed save. */
const UNSAVED_FORM = '/admin/form-drafts/UnsavedForm.tsx#UnsavedForm';

/** Adds this component to the controls of a collection's forms. */
function withControl(collection: CollectionConfig, control: string): CollectionConfig {
  const { admin } = collection;
  const { components } = admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), control];
  return { ...collection, admin: { ...admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } } };
}

/** A global alike. */
function withControlGlobal(global: GlobalConfig, control: string): GlobalConfig {
  const { admin } = global;
  const { components } = admin ?? {};
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), control];
  return { ...global, admin: { ...admin, components: { ...components, elements: { ...components?.elements, beforeDocumentControls } } } };
}

/** A collection whose forms never keep rows without fields and never lose text silently. */
export const withFormSync = (collection: CollectionConfig): CollectionConfig =>
  withControl(withControl(collection, FORM_STATE_SYNC), UNSAVED_FORM);

/** A global alike. */
export const withGlobalFormSync = (global: GlobalConfig): GlobalConfig =>
  withControlGlobal(withControlGlobal(global, FORM_STATE_SYNC), UNSAVED_FORM);

/** A collection whose forms cannot overwrite a newer version. */
export function withOptimisticLocking(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...withControl(collection, OPEN_DOCUMENT),
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleDocument, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteSaver, renewLock],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetSaver],
    },
  };
}

/** A global alike. */
export function withGlobalOptimisticLocking(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return {
    ...withControlGlobal(global, OPEN_DOCUMENT),
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleGlobal, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteGlobalSaver],
    },
  };
}
