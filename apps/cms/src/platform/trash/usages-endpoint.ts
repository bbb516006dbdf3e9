import type { Endpoint } from 'payload';
import { may } from '../rights/roles.ts';
import { findUsages } from './usages.ts';

/** `GET /api/{collection}/{id}/usages`, for users who may see the document: the documents that refer to it, published or in drafts. */
export function createUsagesEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/usages',
    handler: async (req) => {
      if (!req.user) return Response.json({ usages: [] }, { status: 401 });
      if (!may(req.user, 'see', collection)) return Response.json({ usages: [] }, { status: 403 });
      const usages = await findUsages(req.payload, { collection, id: Number(req.routeParams?.['id']), before: 'trash' }, req);
      return Response.json(usages, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
