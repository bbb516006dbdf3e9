import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import { href } from '../../app/lib/urls/href.ts';

/** A content service that has just started answers late at first. */
const MAX_ATTEMPTS = 5;
/** A page without some of its parts is rendered again after this time. */
const RETRY_MS = 2_000;

/** Requests the home page in both languages until it is cached with all its parts, so that no visitor waits for the first rendering. */
export async function prepareHome(
  app: Pick<FastifyInstance, 'inject'>,
  origins: Record<Locale, string>,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (attempt > 1) await wait(RETRY_MS);
    const answers = [];
    for (const locale of LOCALES)
      answers.push(await app.inject({ url: href('home', locale), headers: { host: new URL(origins[locale]).host } }));
    if (answers.every(({ statusCode, headers }) => statusCode === 200 && headers['x-page-source'] !== 'stale')) return;
  }
}
