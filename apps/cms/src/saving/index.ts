import type { CollectionConfig, GlobalConfig } from 'payload';
import { forgetSaver, noteGlobalSaver, noteSaver } from './last-saver.ts';
import { keepLock } from './lock.ts';
import { refuseStaleDocument, refuseStaleGlobal } from './refuse-stale.ts';

/** In the edit view: says what the form is based on, and shows both texts when a save is refused; lets the service hear of every edit. */
const IN_FORMS = ['/admin/saving/OpenDocument.tsx#OpenDocument', '/admin/saving/HeardEdits.tsx#HeardEdits'];

/** A collection whose forms cannot write over what somebody else saved meanwhile. */
export function savedKnowingly(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection;
  const { components } = admin ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), ...IN_FORMS],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleDocument, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteSaver, keepLock],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetSaver],
    },
  };
}

/** A global alike. */
export function globalSavedKnowingly(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global;
  const { components } = admin ?? {};
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          beforeDocumentControls: [...(components?.elements?.beforeDocumentControls ?? []), ...IN_FORMS],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [refuseStaleGlobal, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteGlobalSaver],
    },
  };
}
