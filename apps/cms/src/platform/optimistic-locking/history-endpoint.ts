import type { Endpoint, PayloadRequest } from 'payload';
import { LOG } from '../audit/record.ts';
import { translateDetail } from '../audit/sentence.ts';
import { getEditorLanguage } from '../editor-language.ts';
import { toText } from '../to-text.ts';
import type { HistoryEntry } from './history.ts';

const MAX_ENTRIES = 12;

/** The dates that were published alone, since `oldest`; their versions are drafts. Editors may not read the audit log itself. */
async function listPublishedDates(req: PayloadRequest, subject: string, id: unknown, oldest: string): Promise<HistoryEntry[]> {
  const { docs } = await req.payload.find({
    collection: LOG,
    where: {
      subject: { equals: subject },
      document: { equals: String(id) },
      what: { equals: 'published' },
      detail: { exists: true },
      createdAt: { greater_than_equal: oldest },
    },
    sort: '-createdAt',
    limit: MAX_ENTRIES,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const language = getEditorLanguage(req);
  return docs.map((line) => ({
    kind: 'date',
    at: line.createdAt,
    by: toText(line.name) || null,
    date: translateDetail(toText(line.detail), subject, language),
  }));
}

/**
 * `GET /api/{collection}/{id}/history`, for signed-in editors: the document's versions and the dates published alone, with their authors, the
 * newest first.
 */
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
        limit: MAX_ENTRIES,
        pagination: false,
        depth: 0,
        select: { updatedAt: true, version: { savedBy: true, _status: true } },
        overrideAccess: false,
        user: req.user,
      });
      const versions = docs.map(({ id, updatedAt, version }): HistoryEntry => {
        const { savedBy, _status }: Record<string, unknown> = version;
        return {
          kind: 'version',
          version: Number(id),
          at: updatedAt,
          by: typeof savedBy === 'string' ? savedBy : null,
          isPublished: _status === 'published',
        };
      });
      const oldest = docs.at(-1)?.updatedAt;
      const dates = oldest === undefined ? [] : await listPublishedDates(req, collection, req.routeParams?.['id'], oldest);
      const entries = [...versions, ...dates].toSorted((one, other) => other.at.localeCompare(one.at));
      return Response.json({ entries }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
