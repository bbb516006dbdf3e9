import { createHash } from 'node:crypto';

/** A response as it is sent. */
export interface StoredAnswer {
  status: 200 | 404;
  body: Buffer;
  etag: string;
  /** The compressed body, made for the first request that accepts gzip. */
  gzipped?: Promise<Buffer>;
}

export function storeAnswer(status: StoredAnswer['status'], value: unknown): StoredAnswer {
  const body = Buffer.from(JSON.stringify(value), 'utf8');
  return { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
