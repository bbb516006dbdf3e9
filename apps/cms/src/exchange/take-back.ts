import type { PayloadRequest } from 'payload';
import { inTurn } from '../database/in-turn.ts';
import { inTransactionOf } from '../database/transaction.ts';
import { stored } from '../reading/dates.ts';
import { isRecord } from '../reading/document-reader.ts';
import { LINKS } from './plan.ts';
import { noteRun, outcomesIn, type Progress, progressOf, RUNS, runOf, SLICE, whole } from './runs.ts';

async function linksOf(req: PayloadRequest, run: number): Promise<{ id: number; event: number }[]> {
  const { docs } = await req.payload.find({
    collection: LINKS,
    depth: 0,
    limit: 20,
    sort: 'id',
    overrideAccess: true,
    where: { and: [{ run: { equals: run } }, { isNew: { equals: true } }] },
    ...inTransactionOf(req),
  });
  return (docs as unknown[]).filter(isRecord).map((link) => ({ id: Number(link['id']), event: Number(link['event']) }));
}

/** A draft that nobody has published goes to the trash; its key is free again. */
async function takeBack(req: PayloadRequest, id: number, { id: link, event }: { id: number; event: number }): Promise<void> {
  await whole(req, async () => {
    await inTurn(`${RUNS}/${id}`, req);
    const run = await runOf(req, id);
    if (run?.['state'] !== 'undoing') return;
    const outcomes = outcomesIn(run['outcomes']);
    const found: unknown = await req.payload.db.findOne({ collection: 'events', req, where: { id: { equals: event } } });
    const isOurs = isRecord(found) && found['_status'] === 'draft' && !found['deletedAt'];
    if (isOurs)
      await req.payload.update({
        collection: 'events',
        id: event,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
        data: { deletedAt: stored(Temporal.Now.instant()) },
      });
    await req.payload.db.deleteOne({ collection: LINKS, req, where: { id: { equals: link } } });
    await noteRun(req, id, {
      position: Number(run['position']) + 1,
      outcomes: isOurs ? outcomes : { ...outcomes, left: outcomes.left + 1 },
    });
  });
}

/** Takes back what a run made, as much as fits into a second. What it changed in programs that were there before stays. */
export async function undo(req: PayloadRequest, id: number): Promise<Progress | null> {
  const run = await runOf(req, id);
  if (!run) return null;
  if (run['state'] === 'going' || run['state'] === 'done') {
    const { totalDocs } = await req.payload.count({
      collection: LINKS,
      overrideAccess: true,
      where: { and: [{ run: { equals: id } }, { isNew: { equals: true } }] },
    });
    await noteRun(req, id, { state: 'undoing', position: 0, total: totalDocs });
  }
  const until = performance.now() + SLICE;
  let links = await linksOf(req, id);
  while (links.length > 0 && performance.now() < until) {
    for (const link of links) if (performance.now() < until) await takeBack(req, id, link);
    links = await linksOf(req, id);
  }
  if (links.length === 0) await noteRun(req, id, { state: 'undone' });
  const after = await runOf(req, id);
  return after ? progressOf(after) : null;
}
