import { Worker } from 'node:worker_threads';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { ReadFile } from '../reading/read-file.ts';
import type { ReadPosition } from '../reading/read-position.ts';
import { TurnQueue } from './turn-queue.ts';
import { isWorkerMessage, type ReadRequest } from './worker-messages.ts';

export interface ReadLimits {
  /** Time limit for loading the worker's modules; generous, because a busy machine is no error of the file. */
  startMs: number;
  /** Time limit for reading the file. */
  readMs: number;
  heapMb: number;
}

const LIMITS: ReadLimits = { startMs: 30_000, readMs: 20_000, heapMb: 384 };

/** Concurrent and waiting reads; more are refused. */
const turns = new TurnQueue({ atOnce: 2, waiting: 6 });

export const BUSY = label(
  'Most többen is olvasnak be fájlt. Próbálja újra egy perc múlva.',
  'Several files are being imported just now. Try again in a minute.',
);

function getPlace(position: ReadPosition | null): Label {
  if (!position) return label('', '');
  const { line, title } = position;
  const named = title.length > 60 ? `${title.slice(0, 60)}…` : title;
  return named
    ? label(` Itt tartott: ${line}. sor, „${named}”.`, ` It had reached line ${line}, ‘${named}’.`)
    : label(` Itt tartott: ${line}. sor.`, ` It had reached line ${line}.`);
}

function formatStop(position: ReadPosition | null): Label {
  const { hu, en } = getPlace(position);
  return label(
    `A fájl túl nagy vagy túl bonyolult, ezért a beolvasást leállítottuk.${hu} Javítsa vagy hagyja ki ezt a részt, vagy ossza több fájlra.`,
    `Reading the file took too long or too much memory and was stopped.${en} Correct or leave out that part, or split the file.`,
  );
}

/**
 * Next.js bundles the worker only if it finds this exact expression with inline options (decision 40). The worker gets neither the environment, which
 * has secrets, nor the flags of this process.
 */
const startWorker = (workerData: ReadRequest, { heapMb }: ReadLimits): Worker =>
  new Worker(new URL('./read-file-worker.ts', import.meta.url), {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Resolves with the result, or with an error when the limits were exceeded; rejects when the worker itself fails. */
function readWithWorker(worker: Worker, { startMs, readMs }: ReadLimits): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    let position: ReadPosition | null = null;
    const stop = () => resolve({ error: formatStop(position) });
    let timer = setTimeout(stop, startMs);
    let isReading = false;
    worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return;
      if ('result' in message) return resolve(message.result);
      position = message.position;
      if (isReading) return;
      isReading = true;
      clearTimeout(timer);
      timer = setTimeout(stop, readMs);
    });
    worker.on('error', (error) => (isOutOfMemory(error) ? stop() : reject(error)));
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The worker that read a file ended with code ${code}`));
    });
  });
}

/** Reads a file in a worker, with limits on time, memory and concurrency (decision 40). */
export async function readFileInWorker(
  bytes: Uint8Array,
  now: Temporal.Instant,
  { limits = LIMITS, start = startWorker }: { limits?: ReadLimits; start?: typeof startWorker } = {},
): Promise<ReadFile> {
  const leave = await turns.enter();
  if (!leave) return { error: BUSY };
  let worker: Worker | undefined;
  try {
    worker = start({ bytes, now: now.toString() }, limits);
    return await readWithWorker(worker, limits);
  } finally {
    await worker?.terminate();
    leave();
  }
}
