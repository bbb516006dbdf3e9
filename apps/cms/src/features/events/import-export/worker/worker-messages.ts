import { isRecord } from '../../../../platform/is-record.ts';
import type { ReadFile } from '../reading/read-file.ts';
import type { ReadPosition } from '../reading/read-position.ts';

/** The input of the worker. `now` is an ISO instant, because Temporal objects cannot be posted. */
export interface ReadRequest {
  bytes: Uint8Array;
  now: string;
}

/** The messages of the worker; `position: null` when it has loaded and begins. */
export type WorkerMessage = { position: ReadPosition | null } | { result: ReadFile };

export const isWorkerMessage = (value: unknown): value is WorkerMessage => isRecord(value) && ('position' in value || 'result' in value);
