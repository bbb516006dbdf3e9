import { createHmac } from 'node:crypto';
import { isEqualSecret } from '@liget/content-api/equal-secret';
import type { FastifyInstance } from 'fastify';
import { STAMP_ADDRESS } from '../../app/components/forms/spam-guard/form-timestamp.ts';

/** Milliseconds within which nobody fills in a form. */
const FASTEST = 3_000;

/** Stamps of the moment at which somebody came to a form. */
export function createFormTimestamps(secret: string) {
  const sign = (at: string) => createHmac('sha256', secret).update(`form-stamp:${at}`).digest('base64url');
  return {
    stamp: (now: number): string => `${now}.${sign(String(now))}`,
    /** Whether it is a stamp of ours, and time enough has passed since for somebody to write. */
    isPatient(stamp: string, now: number): boolean {
      const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(stamp) ?? [];
      return isEqualSecret(signature, sign(at)) && now - Number(at) >= FASTEST;
    },
  };
}

export function registerFormTimestamps(app: FastifyInstance, stamp: () => string): void {
  app.get(STAMP_ADDRESS, async (_, reply) => reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(stamp()));
}
