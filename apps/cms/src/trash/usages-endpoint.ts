import type { Endpoint } from 'payload';
import { findUsages } from './usages.ts';

/** `GET /api/{collection}/{id}/usages`, for signed-in editors: what refers to the document, published or in a draft. */
export function usagesEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/usages',
    handler: async (req) => {
      if (!req.user) return Response.json({ usages: [] }, { status: 401 });
      const found = await findUsages(req.payload, { collection, id: Number(req.routeParams?.['id']), forGood: false });
      return Response.json(found, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
