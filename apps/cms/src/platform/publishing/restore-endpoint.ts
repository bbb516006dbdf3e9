import { type Endpoint, type GlobalConfig, restoreVersionOperation, restoreVersionOperationGlobal } from 'payload';
import { SAVES_DRAFT } from '../content-revision/raise.ts';
import { inEditorLanguage } from '../editor-language.ts';
import { label } from '../fields/labels.ts';

const RESTORED = label('Visszaállítva; mostantól ez érvényes.', 'Restored; it is in use from now on.');

/**
 * `POST /api/{collection}/versions/{id}`, which replaces Payload's own: restores a version as a draft, whichever button was pressed;
 * publication is a separate step. For users who may change the document.
 */
export function restoreEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const collection = req.payload.collections[slug];
      if (!collection) return Response.json({}, { status: 404 });
      // Payload's operation runs no hook that would note it.
      req.context[SAVES_DRAFT] = true;
      const restored: object = await restoreVersionOperation({
        collection,
        id: String(req.routeParams?.['id']),
        draft: true,
        depth: 0,
        req,
      });
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
    },
  };
}

/** The same for a global without drafts: the version is in use at once, and the message says so. */
const restoreGlobalEndpoint = (slug: string): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const globalConfig = req.payload.globals.config.find((global) => global.slug === slug);
    if (!globalConfig) return Response.json({}, { status: 404 });
    const doc: object = await restoreVersionOperationGlobal({ id: String(req.routeParams?.['id']), globalConfig, depth: 0, req });
    return Response.json({ doc, message: inEditorLanguage(RESTORED, req) });
  },
});

/** A global whose versions can be restored, if it has any. */
export const withRestoration = (global: GlobalConfig): GlobalConfig =>
  global.versions ? { ...global, endpoints: [...(global.endpoints || []), restoreGlobalEndpoint(global.slug)] } : global;
