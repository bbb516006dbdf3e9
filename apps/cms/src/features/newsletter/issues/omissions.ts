import type { Payload } from 'payload';
import type { Omission } from './issue-progress.ts';

type Sections = readonly { programs: readonly number[]; news: readonly number[] }[];

type Row = Record<string, unknown>;

async function getRows(payload: Payload, collection: 'events' | 'news', ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection,
    overrideAccess: true,
    trash: true,
    depth: 0,
    locale: 'hu',
    pagination: false,
    where: { id: { in: [...ids] } },
  });
  return docs.map((row): Row => ({ ...row }));
}

function getReason({ _status, deletedAt, lastEnd }: Row, at: Temporal.Instant): Omission['reason'] | null {
  if (_status !== 'published' || deletedAt) return 'unpublished';
  return typeof lastEnd === 'string' && Date.parse(lastEnd) < at.epochMilliseconds ? 'over' : null;
}

/** The chosen events and news that an issue leaves out if it is sent at this instant, in order, each once. */
export async function findOmissions(payload: Payload, sections: Sections, at: Temporal.Instant): Promise<Omission[]> {
  const omissions: Omission[] = [];
  for (const collection of ['events', 'news'] as const) {
    const ids = [...new Set(sections.flatMap(({ programs, news }) => (collection === 'events' ? programs : news)))];
    const rows = new Map((await getRows(payload, collection, ids)).map((row) => [Number(row['id']), row]));
    for (const id of ids) {
      const row = rows.get(id);
      const reason = row && getReason(row, at);
      if (row && reason) omissions.push({ collection, id, title: typeof row['title'] === 'string' ? row['title'] : '', reason });
    }
  }
  return omissions;
}
