import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { LinkError } from './errors.ts';
import { isPublicIp } from './public-only.ts';

/** Milliseconds until a site is taken as unreachable. */
const PATIENCE = 10_000;
const MOST_HOPS = 5;

class InternalAddress extends Error {}

export interface Visitor {
  userAgent: string;
  /** Whether this IP address may be asked; the public ones unless a test says otherwise. */
  mayAsk?: (ip: string) => boolean;
  patience?: number;
}

/** Names are looked up here, so that what is connected to is what was found public: a name may lead elsewhere the next moment. */
const getLookup =
  (mayAsk: (ip: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => mayAsk(address));
      const [first] = allowed;
      if (!first) return callback(new InternalAddress(hostname), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });

interface Answer {
  status: number;
  location: string | undefined;
}

/** One request. Rejects when there is no answer. Of the body nothing is read. */
function ask(url: URL, method: 'HEAD' | 'GET', { userAgent, mayAsk = isPublicIp, patience = PATIENCE }: Visitor): Promise<Answer> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayAsk(bare)) return Promise.reject(new InternalAddress(bare));
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method,
    agent: false,
    lookup: getLookup(mayAsk),
    signal: AbortSignal.timeout(patience),
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

/** Sites that refuse, or want to know who asks, are there. */
function toLinkError(status: number): LinkError | null {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 && status !== 501 && status !== 503 ? 'broken' : null;
}

/** Many servers do not know HEAD, or answer it otherwise than what a visitor asks for. */
async function askTwice(url: URL, visitor: Visitor): Promise<Answer> {
  const first = await ask(url, 'HEAD', visitor);
  return first.status < 400 ? first : ask(url, 'GET', visitor);
}

/** What is wrong with a web address elsewhere; `null` when it is there, or is none that can be asked. Follows where it leads on. */
export async function findOutsideError(address: string, visitor: Visitor): Promise<LinkError | null> {
  let url = URL.canParse(address) ? new URL(address) : null;
  try {
    for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
      if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
      const { status, location } = await askTwice(url, visitor);
      if (status < 300 || status >= 400 || !location) return toLinkError(status);
      url = URL.canParse(location, url.href) ? new URL(location, url) : null;
    }
    return 'broken';
  } catch (error) {
    return error instanceof InternalAddress ? 'internal' : 'unreachable';
  }
}
