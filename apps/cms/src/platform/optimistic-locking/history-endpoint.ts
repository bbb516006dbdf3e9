import type { Endpoint } from 'payload';
import type { HistoryEntry } from './history.ts';

const MOST = 12;

/** `GET /api/{collection}/{id}/history`, for signed-in editors: the document's versions with their authors, the newest first. */
export function createHistoryEndpoint(collection: string): Omit<Endpoint, 'root'> {
  return {
    method: 'get',
    path: '/:id/history',
    handler: async (req) => {
      if (!req.user) return Response.json({ entries: [] }, { status: 401 });
      const { docs } = await req.payload.findVersions({
        collection,
        where: { parent: { equals: Number(req.routeParams?.['id']) } },
        sort: '-updatedAt',
        limit: MOST,
        pagination: false,
        depth: 0,
        select: { updatedAt: true, version: { savedBy: true, _status: true } },
        overrideAccess: false,
        user: req.user,
      });
      const entries = docs.map(({ id, updatedAt, version }): HistoryEntry => {
        const { savedBy, _status }: Record<string, unknown> = version;
        return {
          version: id,
          at: updatedAt,
          by: typeof savedBy === 'string' ? savedBy : null,
          isPublished: _status === 'published',
        };
      });
      return Response.json({ entries }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
