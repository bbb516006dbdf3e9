import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { LinkError } from './errors.ts';
import { isPublicIp } from './public-only.ts';

/** Milliseconds until a site counts as unreachable. */
const TIMEOUT_MS = 10_000;
const MAX_HOPS = 5;

class InternalAddress extends Error {}

export interface Visitor {
  userAgent: string;
  /** Whether this IP address may be requested; by default the public ones. */
  mayRequest?: (ip: string) => boolean;
  timeoutMs?: number;
}

/** Resolves names here, so that the connection uses the checked addresses: a name may resolve differently a moment later. */
const getLookup =
  (mayRequest: (ip: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => mayRequest(address));
      const [first] = allowed;
      if (!first) return callback(new InternalAddress(hostname), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });

interface Answer {
  status: number;
  location: string | undefined;
}

/** Sends a request and does not read its body. Rejects without an answer. */
function sendRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, mayRequest = isPublicIp, timeoutMs = TIMEOUT_MS }: Visitor,
): Promise<Answer> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayRequest(bare)) return Promise.reject(new InternalAddress(bare));
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method,
    agent: false,
    lookup: getLookup(mayRequest),
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': userAgent, accept: '*/*' },
  });
  request.once('response', (response: IncomingMessage) => {
    resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    response.destroy();
  });
  request.once('error', reject);
  request.end();
  return promise;
}

/** Pages that refuse access or require an account exist. */
function toLinkError(status: number): LinkError | null {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 && status !== 501 && status !== 503 ? 'broken' : null;
}

/** Many servers do not support HEAD, or answer it differently from GET. */
async function requestHeadOrGet(url: URL, visitor: Visitor): Promise<Answer> {
  const first = await sendRequest(url, 'HEAD', visitor);
  return first.status < 400 ? first : sendRequest(url, 'GET', visitor);
}

/** The error of an external URL, following its redirects; `null` when it works, or cannot be requested. */
export async function findOutsideError(address: string, visitor: Visitor): Promise<LinkError | null> {
  let url = URL.canParse(address) ? new URL(address) : null;
  try {
    for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
      if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
      const { status, location } = await requestHeadOrGet(url, visitor);
      if (status < 300 || status >= 400 || !location) return toLinkError(status);
      url = URL.canParse(location, url.href) ? new URL(location, url) : null;
    }
    return 'broken';
  } catch (error) {
    return error instanceof InternalAddress ? 'internal' : 'unreachable';
  }
}
