import type { Payload, UIField } from 'payload';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';

/** The scheduled publication and withdrawal of documents, by id: ISO instants. */
export type PlannedDates = ReadonlyMap<string, { publish?: string; unpublish?: string }>;

/** Limit of plans per collection, the next ones first; more than editors ever have. */
const MAX_PLANS = 1000;

/** The scheduled dates of a collection's documents, without failed ones. One query. */
export async function loadPlannedDates(payload: Payload, collection: string): Promise<PlannedDates> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    pagination: false,
    limit: MAX_PLANS,
    sort: 'waitUntil',
    select: { input: true, waitUntil: true },
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { 'input.doc.relationTo': { equals: collection } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  });
  const dates = new Map<string, { publish?: string; unpublish?: string }>();
  const jobs: unknown[] = docs;
  for (const { input, waitUntil } of jobs.filter(isRecord)) {
    if (!isRecord(input) || !isRecord(input['doc']) || typeof waitUntil !== 'string') continue;
    const id = String(input['doc']['value']);
    const action = input['type'] === 'unpublish' ? 'unpublish' : 'publish';
    const plannedDates = dates.get(id) ?? {};
    dates.set(id, { [action]: waitUntil, ...plannedDates });
  }
  return dates;
}

const createColumn = (name: string, columnLabel: ReturnType<typeof label>, action: 'publish' | 'unpublish'): UIField => ({
  type: 'ui',
  name,
  label: { ...columnLabel },
  admin: {
    components: {
      Cell: { path: '/admin/list-search/PlannedCell.tsx#PlannedCell', serverProps: { action } },
      Field: '/admin/list-search/EmptyCell.tsx#Nothing',
    },
    disableBulkEdit: true,
  },
});

/** Columns of the list; the form shows the dates elsewhere. */
export const plannedColumns = [
  createColumn('appears', label('Megjelenik', 'Appears'), 'publish'),
  createColumn('goes', label('Lekerül', 'Is taken down'), 'unpublish'),
];
