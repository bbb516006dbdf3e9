import type { Endpoint, TaskConfig } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { RefusalError } from '../../../platform/rights/refusal-error.ts';
import { may } from '../../../platform/rights/roles.ts';
import { checkLinks } from './check.ts';

export const LINK_CHECK = 'linkCheck';

/** Runs every night in the process that runs jobs; and, for links to our own site only, on request of an editor. */
export const linkCheckTask: TaskConfig<{ input: { onlyOwn?: boolean }; output: { dead: number } }> = {
  slug: LINK_CHECK,
  schedule: [{ cron: '40 2 * * *', queue: 'default' }],
  inputSchema: [{ name: 'onlyOwn', type: 'checkbox' }],
  handler: async ({ input, req }) => {
    const dead = await checkLinks(req.payload, { now: Temporal.Now.instant(), checksExternal: input.onlyOwn !== true });
    if (dead > 0) req.payload.logger.info(`${dead} links of published contents lead nowhere`);
    return { output: { dead } };
  },
};

const REFUSED = {
  hu: 'A hivatkozások ellenőrzését a magazinszerkesztők és a rendszergazdák indíthatják el.',
  en: 'Magazine editors and administrators may have the links checked.',
} as const;

/** `POST /api/dead-links/check`, for users who manage redirects: checks the links to our own site within a minute. 403 for others. */
export const checkNowEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/check',
  handler: async (req) => {
    if (!may(req.user, 'publish', 'redirects')) throw new RefusalError(REFUSED[getEditorLanguage(req)], 403);
    await req.payload.jobs.queue({ task: LINK_CHECK, input: { onlyOwn: true } });
    return Response.json({ queued: true }, { status: 202, headers: { 'Cache-Control': 'no-store' } });
  },
};
