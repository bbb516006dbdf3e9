import type { Endpoint } from 'payload';
import { may } from '../rights/roles.ts';
import { findUsages } from './usages.ts';

/** `GET /api/{collection}/{id}/usages`, for who may see it: what refers to the document, published or in a draft. */
export function createUsagesEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/usages',
    handler: async (req) => {
      if (!req.user) return Response.json({ usages: [] }, { status: 401 });
      if (!may(req.user, 'see', collection)) return Response.json({ usages: [] }, { status: 403 });
      const found = await findUsages(req.payload, { collection, id: Number(req.routeParams?.['id']), before: 'trash' }, req);
      return Response.json(found, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
