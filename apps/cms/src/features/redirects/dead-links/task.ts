import type { Endpoint, TaskConfig } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';

import { RefusalError } from '../../../platform/rights/refusal-error.ts';
import { may } from '../../../platform/rights/roles.ts';
import { checkLinks } from './check.ts';

export const LINK_CHECK = 'linkCheck';

/** Every night, in the one process that runs jobs; and when an editor has mended something and asks for it, of our own pages alone. */
export const linkCheckTask: TaskConfig<{ input: { onlyOwn?: boolean }; output: { dead: number } }> = {
  slug: LINK_CHECK,
  schedule: [{ cron: '40 2 * * *', queue: 'default' }],
  inputSchema: [{ name: 'onlyOwn', type: 'checkbox' }],
  handler: async ({ input, req }) => {
    const dead = await checkLinks(req.payload, { now: Temporal.Now.instant(), elsewhere: input.onlyOwn !== true });
    if (dead > 0) req.payload.logger.info(`${dead} links of published contents lead nowhere`);
    return { output: { dead } };
  },
};

const REFUSED = {
  hu: 'A hivatkozások ellenőrzését a magazinszerkesztők és a rendszergazdák indíthatják el.',
  en: 'Magazine editors and administrators may have the links checked.',
} as const;

/** `POST /api/dead-links/check`, for who looks after our addresses: has the links to our own pages looked at within a minute. 403 for who may not. */
export const checkNowEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/check',
  handler: async (req) => {
    if (!may(req.user, 'publish', 'redirects')) throw new RefusalError(REFUSED[getEditorLanguage(req)], 403);
    await req.payload.jobs.queue({ task: LINK_CHECK, input: { onlyOwn: true } });
    return Response.json({ queued: true }, { status: 202, headers: { 'Cache-Control': 'no-store' } });
  },
};
