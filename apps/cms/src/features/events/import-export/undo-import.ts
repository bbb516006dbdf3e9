import { type PayloadRequest, restoreVersionOperation } from 'payload';
import { SAVES_DRAFT } from '../../../platform/content-revision/raise.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import type { Progress } from './import-answers.ts';
import { LINKS } from './plan.ts';
import { findRun, RUNS, SLICE_MS, toProgress, updateRun } from './runs.ts';
import { type Change, findNewestVersion } from './save-event.ts';

async function getLinks(req: PayloadRequest, run: number): Promise<{ id: number; event: number }[]> {
  const { docs } = await req.payload.find({
    collection: LINKS,
    depth: 0,
    limit: 20,
    sort: 'id',
    overrideAccess: true,
    where: { and: [{ run: { equals: run } }, { isNew: { equals: true } }] },
    ...joinTransaction(req),
  });
  return (docs as unknown[]).filter(isRecord).map((link) => ({ id: Number(link['id']), event: Number(link['event']) }));
}

/** Moves an unpublished draft to the trash and releases its key. */
async function trashImportedDraft(req: PayloadRequest, id: number, { id: link, event }: { id: number; event: number }): Promise<void> {
  await inTransaction(req, async () => {
    await lockUntilCommit(`${RUNS}/${id}`, req);
    const run = await findRun(req, id);
    if (run?.state !== 'undoing') return;
    const { outcomes } = run;
    const document: unknown = await req.payload.db.findOne({ collection: 'events', req, where: { id: { equals: event } } });
    const isOurs = isRecord(document) && document['_status'] === 'draft' && !document['deletedAt'];
    if (isOurs)
      await req.payload.update({
        collection: 'events',
        id: event,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
        data: { deletedAt: toStoredText(Temporal.Now.instant()) },
      });
    await req.payload.db.deleteOne({ collection: LINKS, req, where: { id: { equals: link } } });
    await updateRun(req, id, {
      position: run.position + 1,
      outcomes: isOurs ? outcomes : { ...outcomes, left: outcomes.left + 1 },
    });
  });
}

/** Restores the version before the import, with its publication state, if nobody has saved since. */
async function putBack(req: PayloadRequest, { event, before, after }: Change): Promise<boolean> {
  const program: unknown = await req.payload.db.findOne({ collection: 'events', req, where: { id: { equals: event } } });
  if (!isRecord(program) || program['deletedAt'] || (await findNewestVersion(req, event))?.id !== after) return false;
  const { docs } = await req.payload.db.findVersions({ collection: 'events', req, limit: 1, where: { id: { equals: before } } });
  const version = (docs as unknown[]).find(isRecord);
  if (!version || !isRecord(version['version'])) return false;
  const collection = req.payload.collections['events'];
  if (!collection) return false;
  await restoreVersionOperation({ collection, id: before, draft: version['version']['_status'] !== 'published', depth: 0, req });
  // Later operations of the request do not save a draft.
  delete req.context[SAVES_DRAFT];
  return true;
}

/** Undoes the last change that is left and records it, in one transaction. */
async function undoChange(req: PayloadRequest, id: number, isPossible = true): Promise<void> {
  await inTransaction(req, async () => {
    await lockUntilCommit(`${RUNS}/${id}`, req);
    const run = await findRun(req, id);
    const change = run?.outcomes.changes.at(-1);
    if (run?.state !== 'undoing' || !change) return;
    const { outcomes } = run;
    const isBack = isPossible && (await putBack(req, change));
    const left = isBack ? outcomes.left : outcomes.left + 1;
    await updateRun(req, id, {
      position: run.position + 1,
      outcomes: { ...outcomes, left, changes: outcomes.changes.slice(0, -1) },
    });
  });
}

/** A change that cannot be restored, for example because its place was deleted, is skipped and counted. */
async function undoNextChange(req: PayloadRequest, id: number): Promise<void> {
  try {
    await undoChange(req, id);
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `A change of import ${id} could not be put back` });
    await undoChange(req, id, false);
  }
}

const countChangesLeft = async (req: PayloadRequest, id: number) => (await findRun(req, id))?.outcomes.changes.length ?? 0;

/** Undoes an import for about a second. */
export async function undo(req: PayloadRequest, id: number): Promise<Progress | null> {
  const run = await findRun(req, id);
  if (!run) return null;
  if (run.state === 'going' || run.state === 'done') {
    const { totalDocs } = await req.payload.count({
      collection: LINKS,
      overrideAccess: true,
      where: { and: [{ run: { equals: id } }, { isNew: { equals: true } }] },
    });
    await updateRun(req, id, { state: 'undoing', position: 0, total: totalDocs + run.outcomes.changes.length });
  }
  const until = performance.now() + SLICE_MS;
  const hasTime = () => performance.now() < until;
  let links = await getLinks(req, id);
  while (links.length > 0 && hasTime()) {
    for (const link of links) if (hasTime()) await trashImportedDraft(req, id, link);
    links = await getLinks(req, id);
  }
  let changes = await countChangesLeft(req, id);
  while (links.length === 0 && changes > 0 && hasTime()) {
    await undoNextChange(req, id);
    changes = await countChangesLeft(req, id);
  }
  if (links.length + changes === 0) await updateRun(req, id, { state: 'undone' });
  const after = await findRun(req, id);
  return after ? toProgress(after) : null;
}
