import type { Endpoint, PayloadRequest } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { yieldWhenBusy } from '../../../platform/event-loop.ts';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../../platform/message-answers.ts';
import { now } from '../../../platform/read-model/clock.ts';
import { may } from '../../../platform/rights/roles.ts';
import { writeTemplate } from './export/template.ts';
import type { ShownLine } from './import-answers.ts';
import { countVerdicts } from './import-status.ts';
import type { ImportedEvent } from './imported-event.ts';
import { type PlannedEvent, planImport } from './plan.ts';
import { findSizeError } from './reading/decode.ts';
import type { ReadFile } from './reading/read-file.ts';
import { describeUnderstoodDates } from './reading/understood-dates.ts';
import { begin, listRecentRuns, runStep } from './runs.ts';
import { undo } from './undo-import.ts';
import { BUSY, readFileInWorker } from './worker/read-file-in-worker.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
export const FORBIDDEN = label('Programok beolvasásához Önnek nincs joga.', 'You may not import events.');
const NO_RUN = label('Ez a beolvasás már nincs meg.', 'This import no longer exists.');

/** Users who may write events may import them. */
export const mayImport = (user: unknown): boolean => may(user, 'write', 'events');

function guard(handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refuseSignedOut(req);
    return mayImport(req.user) ? handle(req) : sendMessage(req, 403, FORBIDDEN);
  };
}

async function readUpload(req: PayloadRequest): Promise<ReadFile> {
  const declared = req.headers.get('content-length');
  const tooLarge = declared === null ? null : findSizeError(Number(declared));
  if (tooLarge) return { error: tooLarge };
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  const wrongSize = findSizeError(bytes.length);
  return wrongSize ? { error: wrongSize } : readFileInWorker(bytes, now());
}

/** The planned lines with the dates as understood; `programs` are the events of the plan, in the same order. */
async function toShownLines(plan: readonly PlannedEvent[], programs: readonly ImportedEvent[]): Promise<ShownLine[]> {
  const lines: ShownLine[] = [];
  for (const [index, { data: _, ...line }] of plan.entries()) {
    lines.push({ ...line, dates: describeUnderstoodDates(programs[index]?.fields.times) });
    await yieldWhenBusy();
  }
  return lines;
}

const withFile = (handle: (req: PayloadRequest, file: Exclude<ReadFile, { error: Label }>) => Promise<Response>) =>
  guard(async (req) => {
    const file = await readUpload(req);
    return 'error' in file ? sendMessage(req, file.error === BUSY ? 429 : 400, file.error) : handle(req, file);
  });

/** Handles a request for the run of the URL. */
const withRun = (work: typeof runStep) =>
  guard(async (req) => {
    const id = Number(req.routeParams?.['id']);
    const progress = Number.isSafeInteger(id) ? await work(req, id) : null;
    return progress ? Response.json(progress, { headers: HEADERS }) : sendMessage(req, 404, NO_RUN);
  });

/**
 * Below `/api/event-imports`. `POST /look` (the file as the body) plans an import and stores nothing. `POST /begin?name=` stores the plan.
 * `POST /:id/step` and `POST /:id/undo` work for about a second each, until the state is `done` or `undone`. `GET /recent`, `GET /template`.
 */
export const importEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'post',
    path: '/look',
    handler: withFile(async (req, { programs, kind, source, notes }) => {
      const plan = await planImport(req, programs, kind);
      const counts = countVerdicts(plan.map(({ verdict }) => verdict));
      return Response.json({ kind, source, notes, counts, lines: await toShownLines(plan, programs) }, { headers: HEADERS });
    }),
  },
  {
    method: 'post',
    path: '/begin',
    handler: withFile(async (req, { programs, kind }) => {
      const plan = await planImport(req, programs, kind);
      const name = typeof req.query['name'] === 'string' ? req.query['name'] : '';
      return Response.json(await begin(req, name || `programok.${kind}`, plan, now()), { headers: HEADERS });
    }),
  },
  { method: 'post', path: '/:id/step', handler: withRun(runStep) },
  { method: 'post', path: '/:id/undo', handler: withRun(undo) },
  {
    method: 'get',
    path: '/recent',
    handler: guard(async (req) => Response.json({ runs: await listRecentRuns(req) }, { headers: HEADERS })),
  },
  {
    method: 'get',
    path: '/template',
    handler: guard(async (req) => {
      const language = getEditorLanguage(req);
      const name = language === 'en' ? 'events-template.csv' : 'programok-minta.csv';
      return new Response(writeTemplate(language), {
        headers: {
          ...HEADERS,
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      });
    }),
  },
];
