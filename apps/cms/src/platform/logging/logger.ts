import { type Config, defaultLoggerOptions } from 'payload';
import { redact } from './redact.ts';
import { isBrokenJson, isUnreadableBody } from './unreadable-body.ts';

type Logger = Extract<NonNullable<Config['logger']>, { options: unknown }>;
type LogMethod = NonNullable<NonNullable<Logger['options']['hooks']>['logMethod']>;

/** pino's number of the level. */
const ERROR = 50;
/** Visitors can cause these statuses as often as they like, so they are not logged. */
const UNLOGGED_STATUSES: ReadonlySet<unknown> = new Set([401, 403, 404]);

interface Refusal {
  status: number;
  message: string;
}

/** An expected error of Payload, recognised by its status: the bundle minifies class names. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  'isOperational' in error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

const UNREADABLE = 'a body that cannot be read';
/** The digest by which Next's screens say that a document does not exist or is not accessible. */
const NOT_FOUND = 'not-found';

function readRefusal([first]: readonly unknown[]): Refusal | null {
  const isLine = typeof first === 'object' && first !== null && 'err' in first;
  const logged: unknown = isLine ? first.err : first;
  if (logged instanceof Error && logged.message === NOT_FOUND) return { status: 404, message: NOT_FOUND };
  // Payload's answers to failed requests log the error alone; our own lines say what failed.
  if (isUnreadableBody(logged) || (isLine && !('msg' in first) && isBrokenJson(logged))) return { status: 400, message: UNREADABLE };
  return isRefusal(logged) ? logged : null;
}

/** Redacts visitors' data from every log line; a refusal (4xx) is not an error and has no stack. */
export const logRedacted: LogMethod = function logRedacted(args, method, level) {
  const refusal = level >= ERROR ? readRefusal(args) : null;
  if (refusal) {
    const line = `${refusal.status}: ${refusal.message}`;
    if (UNLOGGED_STATUSES.has(refusal.status) || refusal.message === UNREADABLE) this.debug(line);
    else this.info(line);
    return;
  }
  const redacted: unknown[] = args.map((value) => redact(value));
  Reflect.apply(method, this, redacted);
};

/** Payload's logger with its usual format. */
export const logger = {
  options: { hooks: { logMethod: logRedacted } },
  destination: defaultLoggerOptions,
} satisfies Logger;

/** Log levels for Payload's own error classes. */
export const loggingLevels: NonNullable<Config['loggingLevels']> = {
  AuthenticationError: 'debug',
  FileRetrievalError: 'info',
  Forbidden: 'debug',
  NotFound: 'debug',
  QueryError: 'info',
};

const CONSOLE = Symbol.for('liget: the console tells no secrets');

/** Redacts what Next and libraries write to the console. Call once per process. */
export function redactConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  if (Reflect.get(target, CONSOLE) === true) return;
  Reflect.set(target, CONSOLE, true);
  for (const name of ['error', 'warn'] as const) {
    const write = target[name].bind(target);
    target[name] = (...args: unknown[]) => write(...args.map((value) => redact(value)));
  }
}
