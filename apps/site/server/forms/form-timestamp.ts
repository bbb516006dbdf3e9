import { createHmac } from 'node:crypto';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import type { FastifyInstance } from 'fastify';
import { FORM_TIMESTAMP_PATH } from '../../app/components/forms/spam-guard/form-timestamp.ts';

/** Milliseconds in which no person can fill in a form. */
const MIN_FILL_IN_MS = 3_000;

/** Signed timestamps of the moment when a visitor came to a form. */
export function createFormTimestamps(secret: string) {
  const sign = (at: string) => createHmac('sha256', secret).update(`form-stamp:${at}`).digest('base64url');
  return {
    create: (now: number): string => `${now}.${sign(String(now))}`,
    /** Whether the timestamp is signed by this server and old enough for a person to have filled in the form. */
    isOldEnough(timestamp: string, now: number): boolean {
      const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(timestamp) ?? [];
      return isEqualSecret(signature, sign(at)) && now - Number(at) >= MIN_FILL_IN_MS;
    },
  };
}

export function registerFormTimestamps(app: FastifyInstance, createTimestamp: () => string): void {
  app.get(FORM_TIMESTAMP_PATH, async (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(createTimestamp()),
  );
}
