import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liget/park/durations';

/** Milliseconds after which a temporary file counts as abandoned by the process that wrote it. */
export const ABANDONED_AFTER_MS = HOUR_MS;

const TEMPORARY_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** The name of a file that is renamed when it is complete. */
export const createTemporaryName = (): string => `${randomUUID()}.tmp`;
/** Whether `createTemporaryName` may have made this name: a folder may have files of others, which must stay. */
export const isTemporaryName = (name: string): boolean => TEMPORARY_NAME.test(name);
