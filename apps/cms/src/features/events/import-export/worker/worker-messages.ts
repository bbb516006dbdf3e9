import { isRecord } from '../../../../platform/is-record.ts';
import type { ReadFile } from '../read-file.ts';
import type { ReadPosition } from '../read-position.ts';

/** What the worker is given. `now` is an ISO instant: Temporal's objects cannot be sent. */
export interface ReadRequest {
  bytes: Uint8Array;
  now: string;
}

/** What the worker posts; `position: null` when it has loaded and begins. */
export type WorkerMessage = { position: ReadPosition | null } | { result: ReadFile };

export const isWorkerMessage = (value: unknown): value is WorkerMessage => isRecord(value) && ('position' in value || 'result' in value);
