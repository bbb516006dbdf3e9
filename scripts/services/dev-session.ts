// The services of `npm run dev`: they run until one ends, or all are stopped.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopProcess } from './service-process.ts';

export interface DevService {
  /** The name in messages. */
  name: string;
  /** Its standard error must be a pipe; it is shown, and its last lines are reported when the service ends. */
  start: () => ChildProcess;
  /** A folder: when a source file in it changes, the service is started again. */
  restartOn?: string;
}

export interface DevSession {
  /** The reason why the session ended: which service ended, how, and the last lines of its errors. Pending while all run, and after `stop()`. */
  ended: Promise<string>;
  /** Resolves when all processes have ended. */
  stop(): Promise<void>;
}

/** Error lines that are repeated in the report. */
const LAST_LINES = 20;
/** Wait for remaining errors of an ended process. */
const ERRORS_TIMEOUT_MS = 1_000;
/** Wait for further changes of source files after one. */
const DEBOUNCE_MS = 100;

function forwardErrors({ stderr }: ChildProcess): () => string {
  let last = '';
  stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    last = (last + String(chunk))
      .split('\n')
      .slice(-LAST_LINES - 1)
      .join('\n');
  });
  return () => last.trimEnd();
}

export function describeEnd(name: string, code: number | null, signal: string | null, errors: string): string {
  const ending = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
  return `The ${name} ${ending}. ${errors === '' ? 'It wrote no errors.' : `Its last errors:\n${errors}`}`;
}

/** Calls back once after one or more changes of source files. */
function watchFolder(folder: string, callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Runs one service; `ended` is called when it ends without being stopped. Returns a function that stops it. */
function runService({ name, start, restartOn }: DevService, ended: (reason: string) => void): () => Promise<void> {
  let current: ChildProcess | undefined;
  let isStopped = false;
  const begin = () => {
    const child = start();
    const lastErrors = forwardErrors(child);
    current = child;
    child.once('error', (error) => ended(`The ${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (current !== child) return;
      const closed = Promise.race([once(child, 'close'), wait(ERRORS_TIMEOUT_MS)]);
      void closed.then(() => ended(describeEnd(name, code, signal, lastErrors())));
    });
  };
  const end = async () => {
    const child = current;
    current = undefined;
    await stopProcess(child);
  };
  const restart = async () => {
    await end();
    if (!isStopped) begin();
  };
  let restarted = Promise.resolve();
  const unwatch =
    restartOn &&
    watchFolder(restartOn, () => {
      restarted = restarted.then(restart);
    });
  begin();
  return async () => {
    isStopped = true;
    if (unwatch) unwatch();
    await restarted;
    await end();
  };
}

export function startDevSession(services: readonly DevService[]): DevSession {
  const ended = Promise.withResolvers<string>();
  const stops = services.map((service) => runService(service, ended.resolve));
  return {
    ended: ended.promise,
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
