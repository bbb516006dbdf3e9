import { addAbortListener } from 'node:events';
import { Readable } from 'node:stream';
import { toBudapestDay } from '@liget/park/time';
import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../../../../platform/audit/record.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { refuseSignedOut, sendMessage } from '../../../../platform/message-answers.ts';
import { now } from '../../../../platform/read-model/clock.ts';
import { isAdministrator, may } from '../../../../platform/rights/roles.ts';
import { createArchive, type Extent } from './archive.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const ADMINISTRATORS = label('Minden tartalmat csak rendszergazda tölthet le.', 'Only administrators may download everything.');
const PROGRAM_EDITORS = label('A programok letöltéséhez Önnek nincs joga.', 'You may not download the events.');
const BUSY = label('Most többen is letöltenek. Próbálja meg egy perc múlva.', 'Others are downloading now. Try again in a minute.');

/** Maximum number of concurrent archives. */
const AT_ONCE = 2;
let underWay = 0;

async function writeArchive(req: PayloadRequest, extent: Extent): Promise<Response> {
  const { payload, signal } = req;
  if (underWay >= AT_ONCE) return sendMessage(req, 503, BUSY);
  const name = `${extent === 'everything' ? 'liget-tartalom' : 'liget-programok'}-${toBudapestDay(now())}.zip`;
  await record(req, { what: 'exported', title: name });
  const stream = createArchive(payload, extent, now());
  underWay += 1;
  stream.once('close', () => {
    underWay -= 1;
  });
  stream.on('error', (error) => {
    if (error.name !== 'AbortError') payload.logger.error({ err: error, msg: `The archive ${name} broke off` });
  });
  // The client may have disconnected already.
  if (signal) addAbortListener(signal, () => stream.destroy());
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const guarded =
  (isAllowed: (user: unknown) => boolean, why: Label, extent: Extent): Endpoint['handler'] =>
  async (req) => {
    if (!req.user) return refuseSignedOut(req);
    return isAllowed(req.user) ? writeArchive(req, extent) : sendMessage(req, 403, why);
  };

/**
 * `GET /api/export/everything`, for administrators; `GET /api/export/programs`, for users who may write events: ZIP archives of published
 * contents.
 */
export const exportEndpoints: Endpoint[] = [
  { method: 'get', path: '/export/everything', handler: guarded(isAdministrator, ADMINISTRATORS, 'everything') },
  { method: 'get', path: '/export/programs', handler: guarded((user) => may(user, 'write', 'events'), PROGRAM_EDITORS, 'programs') },
];
