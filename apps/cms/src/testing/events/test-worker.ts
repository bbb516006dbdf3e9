// In place of the worker of an import: uses memory or time without end, as `workerData.bytes` says.
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadRequest, WorkerMessage } from '../../features/events/import-export/worker/worker-messages.ts';

const { bytes }: ReadRequest = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

post({ position: null });
post({ position: { line: 12, title: 'Séta' } });
const task = Buffer.from(bytes).toString();
if (task === 'throws') throw new Error('out of order');
const memory: number[][] = [];
for (;;) if (task === 'grows') memory.push(Array.from({ length: 10_000 }, (_, at) => at));
