import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { record } from '../../../platform/audit/record.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { toText } from '../../../platform/to-text.ts';
import { FailedLine, type Progress, RunState } from './import-answers.ts';
import { countVerdicts, VERDICTS, type Verdict } from './import-status.ts';
import { LINKS, PlannedEvent } from './plan.ts';
import { type Change, type SavedEvent, saveImportedEvent } from './save-event.ts';

export const RUNS = 'event-imports';

/** Milliseconds of work per call; the current line is finished. */
export const SLICE_MS = 1000;
/** The outcomes are stored again with each line. */
const MAX_REPORTED = 100;
/** Hours for which plans are stored; imported events stay. */
const STORED_HOURS = 24 * 90;

const FAILED = label(
  'Ezt most nem sikerült elmenteni, ezért kimaradt. Olvassa be a fájlt újra.',
  'This could not be saved now and was left out. Import the file again.',
);
const THROWN_AWAY = label(
  'Ez a program időközben a kukába került, ezért kimaradt.',
  'This event has been moved to the trash in the meantime and was left out.',
);

interface Outcomes {
  verdicts: Verdict[];
  failed: Progress['failed'];
  left: number;
  /** The changes that can still be restored. */
  changes: Change[];
}

const NOTHING: Outcomes = { verdicts: [], failed: [], left: 0, changes: [] };

/** Runs of older releases have no changes. */
const StoredOutcomes: z.ZodType<Outcomes> = z
  .object({
    verdicts: z.array(z.enum(VERDICTS)),
    failed: z.array(FailedLine).default([]),
    left: z.number().default(0),
    changes: z.array(z.object({ event: z.number(), before: z.number(), after: z.number() })).default([]),
  })
  .catch(NOTHING);

const StoredRun = z.object({
  id: z.number(),
  fileName: z.string(),
  by: z.string().nullish(),
  createdAt: z.string(),
  state: RunState,
  position: z.number(),
  total: z.number(),
  outcomes: StoredOutcomes,
});
export type StoredRun = z.output<typeof StoredRun>;

export function toProgress({ outcomes: { verdicts, failed, left, changes }, createdAt, by, ...run }: StoredRun): Progress {
  const counts = countVerdicts(verdicts);
  return {
    ...run,
    by: by ?? '',
    startedAt: createdAt,
    counts,
    failed,
    left,
    canUndo: counts.new + changes.length > 0,
  };
}

async function forgetOld(req: PayloadRequest, now: Temporal.Instant): Promise<void> {
  await req.payload.db.deleteMany({
    collection: RUNS,
    req,
    where: { createdAt: { less_than: toStoredText(now.subtract({ hours: STORED_HOURS })) } },
  });
}

const toLeftOut = ({ line, title, errors }: PlannedEvent): Progress['failed'][number] => ({
  line,
  title,
  fault: label(errors.map(({ hu }) => hu).join(' '), errors.map(({ en }) => en).join(' ')),
});

/** Stores a plan, to be carried out in steps. Its refused lines are counted and reported at once. */
export async function begin(
  req: PayloadRequest,
  fileName: string,
  plan: readonly PlannedEvent[],
  now: Temporal.Instant,
): Promise<Progress> {
  await forgetOld(req, now);
  const lines = plan.filter(({ verdict }) => verdict !== 'refused');
  const refused = plan.filter(({ verdict }) => verdict === 'refused');
  const name: unknown = req.user?.['name'];
  const run = await req.payload.db.create({
    collection: RUNS,
    req,
    data: {
      fileName: fileName.slice(0, 200),
      by: toText(name),
      state: lines.length > 0 ? 'going' : 'done',
      total: lines.length,
      position: 0,
      lines,
      outcomes: {
        ...NOTHING,
        verdicts: refused.map(({ verdict }) => verdict),
        failed: refused.slice(0, MAX_REPORTED).map(toLeftOut),
      },
    },
  });
  return toProgress(StoredRun.parse(run));
}

const ASKED = { fileName: true, by: true, createdAt: true, state: true, position: true, total: true, outcomes: true } as const;

export async function findRun(req: PayloadRequest, id: number): Promise<StoredRun | null> {
  const run = await req.payload.db.findOne({ collection: RUNS, req, where: { id: { equals: id } }, select: ASKED });
  return run ? StoredRun.parse(run) : null;
}

async function loadLines(req: PayloadRequest, id: number): Promise<PlannedEvent[]> {
  const run = await req.payload.db.findOne({ collection: RUNS, req, where: { id: { equals: id } }, select: { lines: true } });
  return z.object({ lines: z.array(PlannedEvent) }).parse(run).lines;
}

export const updateRun = (req: PayloadRequest, id: number, data: Partial<Pick<StoredRun, 'state' | 'position' | 'total' | 'outcomes'>>) =>
  req.payload.db.updateOne({ collection: RUNS, id, data, req, returning: false });

/** Imports one line and records it in one transaction. `false` if another request works on the run, or it has ended. */
async function importLine(req: PayloadRequest, id: number, lines: readonly PlannedEvent[], failure: Label | null): Promise<boolean> {
  return inTransaction(req, async () => {
    await lockUntilCommit(`${RUNS}/${id}`, req);
    const run = await findRun(req, id);
    if (run?.state !== 'going') return false;
    const { position, outcomes: before } = run;
    const planned = lines[position];
    if (!planned) return false;
    const { verdict, change }: SavedEvent = failure ? { verdict: 'refused' } : await saveImportedEvent(req, planned, id);
    const error = failure ?? (verdict === 'refused' ? THROWN_AWAY : null);
    const isLast = position + 1 >= lines.length;
    const outcomes: Outcomes = {
      verdicts: [...before.verdicts, verdict],
      failed: error ? [...before.failed, { line: planned.line, title: planned.title, fault: error }] : before.failed,
      left: before.left,
      changes: change ? [...before.changes, change] : before.changes,
    };
    await updateRun(req, id, { position: position + 1, outcomes, ...(isLast ? { state: 'done' } : {}) });
    if (isLast) {
      const { new: made, changed } = countVerdicts(outcomes.verdicts);
      await record(req, { what: 'imported', subject: 'events', title: run.fileName, detail: `${made} + ${changed}` });
    }
    return !isLast;
  });
}

async function runNextLine(req: PayloadRequest, id: number, lines: readonly PlannedEvent[]): Promise<boolean> {
  try {
    return await importLine(req, id, lines, null);
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `A line of import ${id} could not be saved` });
    return importLine(req, id, lines, FAILED);
  }
}

/** Imports lines for about a second; `null` for an unknown run. Each line is imported and recorded in one transaction. */
export async function runStep(req: PayloadRequest, id: number): Promise<Progress | null> {
  const run = await findRun(req, id);
  if (!run) return null;
  const until = performance.now() + SLICE_MS;
  if (run.state === 'going') {
    const lines = await loadLines(req, id);
    while ((await runNextLine(req, id, lines)) && performance.now() < until);
  }
  const after = await findRun(req, id);
  return after ? toProgress(after) : null;
}

/** The recent runs, newest first. */
export async function listRecentRuns(req: PayloadRequest): Promise<Progress[]> {
  const { docs } = await req.payload.find({
    collection: RUNS,
    depth: 0,
    limit: 10,
    sort: '-id',
    overrideAccess: true,
    select: ASKED,
  });
  return docs.map((run) => toProgress(StoredRun.parse(run)));
}

/** Deletes the import records of a deleted event. */
export const deleteImportRecords = async (req: PayloadRequest, event: number): Promise<void> => {
  await req.payload.db.deleteMany({ collection: LINKS, req, where: { event: { equals: event } } });
};
