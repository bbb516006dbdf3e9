import { TagManagerId } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { ContentStore } from '../../app/content/store.ts';

/** Sources that the policy allows for the tag manager after consent; none without a configured container. */
export const TAG_MANAGER_SOURCES = {
  script: 'https://www.googletagmanager.com',
  other: 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;

/** The tag manager's loader for its container; nothing for crawlers (specification, section 6) and without a proper id. */
export function getAnalyticsScript(container: string | null | undefined, userAgent: string | undefined): string {
  if (!TagManagerId.safeParse(container).success || !userAgent || isbot(userAgent)) return '';
  return [
    'window.dataLayer=window.dataLayer||[];',
    "window.dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});",
    "{const s=document.createElement('script');s.async=true;",
    `s.src='${TAG_MANAGER_SOURCES.script}/gtm.js?id=${container}';document.head.append(s)}`,
  ].join('');
}

/** The browser requests it only after consent. Whether the client is a crawler is decided here, because pages are cached for everybody. */
export function registerAnalytics(app: FastifyInstance, content: ContentStore): void {
  app.get('/analytics.js', async (request, reply) => {
    const answer = await content.read('siteSettings', 'hu');
    const container = answer.kind === 'ok' ? answer.value.data.analytics.tag_manager_id : null;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'User-Agent')
      .send(getAnalyticsScript(container, request.headers['user-agent']));
  });
}
