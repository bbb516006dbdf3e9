import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { STAMP_ADDRESS } from '../app/parts/forms/stamp.ts';

/** Milliseconds within which nobody fills in a form. */
const FASTEST = 3_000;

/** Stamps of the moment at which somebody came to a form; `secret` outlives a restart, without one they are this process's own. */
export function createStamps(secret: string = randomBytes(32).toString('hex')) {
  const sign = (at: string) => createHmac('sha256', secret).update(`form-stamp:${at}`).digest('base64url');
  return {
    stamp: (now: number): string => `${now}.${sign(String(now))}`,
    /** Whether a form came faster than anybody writes, or with a stamp that is not ours. Without a stamp nothing is known. */
    isHasty(stamp: string, now: number): boolean {
      if (stamp === '') return false;
      const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(stamp) ?? [];
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(at))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return true;
      return now - Number(at) < FASTEST;
    },
  };
}

export type Stamps = ReturnType<typeof createStamps>;

export function registerStamps(app: FastifyInstance, stamps: Stamps): void {
  app.get(STAMP_ADDRESS, async (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(stamps.stamp(Date.now())),
  );
}
