import type { EventEmitter } from 'node:events';

interface Log {
  error(entry: { err: unknown; msg: string }): void;
}

/** Logs rejections that nobody handled, which would end the process otherwise: what fails in one request ends no other. */
export function logUnhandledRejections(log: Log, source: EventEmitter = process): void {
  source.on('unhandledRejection', (err: unknown) => log.error({ err, msg: 'A rejection was not handled' }));
}
