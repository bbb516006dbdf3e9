import { fold } from '@liget/language';
import { type Endpoint, getAccessResults } from 'payload';
import { TextColumn } from '../../../platform/database/sql/columns.ts';
import { querySql } from '../../../platform/database/sql/sql.ts';
import { type DashboardReader, ItemRow, toItem } from '../blocks.ts';
import { type Kind, listReadableKinds } from '../kinds.ts';
import { buildSearchStatement, containsWords } from '../statements.ts';
import type { FoundDocument } from './found-document.ts';

/** Limits: documents examined per kind, and results. */
const MAX_EXAMINED_PER_KIND = 200;
const MAX_RESULTS = 20;

/** Lower is better: titles that begin with the query, then those with a word that begins with it, then those that contain it. */
function rank(title: string, query: string): number {
  const folded = fold(title);
  if (folded.startsWith(query)) return 0;
  return folded.split(/[^\p{Letter}\p{Number}]+/u).some((word) => word.startsWith(query)) ? 1 : 2;
}

const FoundRow = ItemRow.extend({ newest: TextColumn, stored: TextColumn });

const getState = ({ hasDrafts }: Kind, newest: string, published: string): FoundDocument['state'] => {
  if (!hasDrafts) return null;
  if (published !== 'published') return 'draft';
  return newest === 'published' ? 'published' : 'changed';
};

/** Documents, including drafts, with matching titles in either language, among those that the user may read. One query. */
export async function searchDocuments({ req, kinds }: Pick<DashboardReader, 'req' | 'kinds'>, query: string): Promise<FoundDocument[]> {
  // Kinds whose title is a select field are left out: they have few documents and a fixed title.
  const titled = kinds.filter(({ titles }) => titles === null);
  const statement = buildSearchStatement(titled, query, MAX_EXAMINED_PER_KIND);
  if (!statement) return [];
  const words = fold(query.trim());
  const documents = (await querySql(req.payload, FoundRow, statement)).flatMap((row) =>
    toItem(row, kinds)
      .filter(({ title }) => containsWords(title, query))
      .map((item) => ({ ...item, state: getState(item.kind, row.newest, row.stored) })),
  );
  const ranked = documents.toSorted(
    (a, b) => rank(a.title, words) - rank(b.title, words) || a.title.localeCompare(b.title, 'hu') || a.id - b.id,
  );
  const once = new Map(ranked.toReversed().map((item) => [`${item.kind.slug}/${item.id}`, item]));
  return [...once.values()]
    .toReversed()
    .slice(0, MAX_RESULTS)
    .map(({ kind, id, title, language, state }) => ({
      path: `/collections/${kind.slug}/${id}`,
      kind: kind.singular,
      title,
      language,
      state,
    }));
}

/** `GET /api/first-screen/search?q=…`, for signed-in editors. */
export const searchEndpoint: Endpoint = {
  method: 'get',
  path: '/first-screen/search',
  handler: async (req) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (!req.user) return Response.json({ found: [] }, { status: 401, headers });
    const kinds = listReadableKinds(req.payload, await getAccessResults({ req }));
    return Response.json({ found: await searchDocuments({ req, kinds }, req.searchParams.get('q') ?? '') }, { headers });
  },
};
