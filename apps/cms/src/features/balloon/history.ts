import type { PayloadRequest } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { describeChange } from './change-texts.ts';
import type { HistoryEntry } from './overview.ts';
import { getRetentionStart } from './saving.ts';
import { type BalloonState, type Change, compareStates, type Note } from './state.ts';
import { BALLOON, readBalloonState } from './stored.ts';

const MAX_ENTRIES = 20;

interface Version {
  id: string;
  at: string;
  by: string | null;
  state: BalloonState;
}

function readVersion(row: unknown): Version[] {
  if (!isRecord(row) || !isRecord(row['version'])) return [];
  const { id, createdAt, version } = row;
  const by = version['changedBy'];
  return [{ id: String(id), at: String(createdAt), by: typeof by === 'string' && by !== '' ? by : null, state: readBalloonState(version) }];
}

async function loadVersions(req: PayloadRequest, limit: number, where = {}): Promise<Version[]> {
  const { docs } = await req.payload.findGlobalVersions({
    slug: BALLOON,
    depth: 0,
    locale: 'all',
    limit,
    pagination: false,
    sort: '-createdAt',
    where,
    overrideAccess: true,
  });
  const versions: unknown[] = docs;
  return versions.flatMap(readVersion);
}

/** Ignores the automatic removal of past slots, which is no change by a person. */
function removePastSlots(change: Change, at: string): Change {
  const since = getRetentionStart(Temporal.Instant.from(at));
  return { ...change, slots: change.slots.filter(({ end, now }) => now !== null || end >= since) };
}

/** The changes and their authors, the newest first. Without the changes of the oldest stored version, which cannot be computed. */
export async function readHistory(req: PayloadRequest): Promise<HistoryEntry[]> {
  const versions = await loadVersions(req, MAX_ENTRIES + 1);
  return versions.slice(0, -1).map(({ id, at, by, state }, index) => {
    const before = versions[index + 1]?.state ?? state;
    const change = removePastSlots(compareStates(before, state), at);
    return { id, at, by, change, words: describeChange(change) };
  });
}

/** The visitors' text of the last flight, which is used again for the next one. */
export async function noteWhenFlying(req: PayloadRequest): Promise<Note> {
  const [last] = await loadVersions(req, 1, { 'version.balloonIsUp': { equals: true } });
  return last?.state.flight.note ?? { hu: '', en: '' };
}

export const hasVersions = async (req: PayloadRequest): Promise<boolean> =>
  (await req.payload.findGlobalVersions({ slug: BALLOON, depth: 0, limit: 1, pagination: false, overrideAccess: true })).docs.length > 0;
