import { type Endpoint, restoreVersionOperation } from 'payload';

/**
 * `POST /api/{collection}/versions/{id}`, in the place of Payload's own: a version comes back as a draft, whichever button was pressed, and
 * visitors see it when somebody publishes it. Who may change the document may do it.
 */
export function restoreEndpoint(slug: string): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const collection = req.payload.collections[slug];
      if (!collection) return Response.json({}, { status: 404 });
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
