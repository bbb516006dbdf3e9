// The worker for one file (read-file-in-worker.ts): posts the position of each event before reading it, and finally the result.
import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from '../reading/read-file.ts';
import type { ReadRequest, WorkerMessage } from './worker-messages.ts';

const { bytes, now }: ReadRequest = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

post({ position: null });
post({ result: await readFile(bytes, Temporal.Instant.from(now), (position) => post({ position })) });
