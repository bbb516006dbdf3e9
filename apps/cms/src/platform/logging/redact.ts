/** Removes visitors' data from log entries: database errors repeat the values of their statement, URLs contain tokens. */

const DEEPEST = 4;
/** Drizzle's ‘Failed query: …’, which ends with every value of the statement. */
const PARAMETERS = /(failed (?:to run (?:the )?)?query\b.*?)\s*\bparams:.*/is;
/** PostgreSQL's ‘invalid input syntax for type integer: "…"’. */
const QUOTED_VALUE = /(invalid input (?:syntax|value)[^:]*): ".*/is;
/** V8's ‘Unexpected token 'K', "…" is not valid JSON’. */
const QUOTED_JSON = /(unexpected token)\b.*(is not valid JSON)/is;
const QUERY_OF_ADDRESS = /((?:https?:\/\/|\/)[^\s?"'<>]{0,2000})\?[^\s"'<>]+/gi;

export const redactText = (text: string): string =>
  text.replace(PARAMETERS, '$1').replace(QUOTED_VALUE, '$1').replace(QUOTED_JSON, '$1: the text $2').replaceAll(QUERY_OF_ADDRESS, '$1');

interface ErrorLike {
  name?: unknown;
  message: string;
  stack?: unknown;
  cause?: unknown;
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value && typeof value.message === 'string');

/** The stack frames without the message; empty when they cannot be separated. */
function getFrames({ message, stack }: ErrorLike): string {
  if (typeof stack !== 'string') return '';
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length);
}

/** Properties that identify an error and contain no values; others, such as PostgreSQL's `detail` and Drizzle's `params`, are dropped. */
const SAFE_PROPERTIES = [
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'digest',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** A copy of the error and its causes that may be logged. */
export function redactError(error: ErrorLike, depth = 0): Error {
  const message = redactText(error.message);
  const copy = new Error(message);
  const name = typeof error.name === 'string' ? error.name : 'Error';
  copy.name = name;
  copy.stack = `${name}: ${message}${redactText(getFrames(error))}`;
  for (const key of SAFE_PROPERTIES) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === 'string' || typeof value === 'number') Reflect.set(copy, key, value);
  }
  if (error.cause !== undefined && depth < DEEPEST) copy.cause = redact(error.cause, depth + 1);
  return copy;
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The same for any argument of a logger. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (isErrorLike(value)) return redactError(value, depth);
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return value;
  if (Array.isArray(value)) return value.map((inner) => redact(inner, depth + 1));
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, depth + 1)])) : value;
}
