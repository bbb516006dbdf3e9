import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentStore } from '../../app/content/store.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import type { StoredPage } from '../stored-page.ts';
import { robotsTxt, sitemapPage } from './sitemap.ts';

interface Options {
  content: ContentStore;
  hosts: Hosts;
  /** Sends what is made once for a content revision. */
  serve: (request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<StoredPage>) => Promise<FastifyReply>;
}

/** What search engines read first: `/robots.txt` and `/sitemap.xml`, each of the host that is asked. */
export function registerCrawlerFiles(app: FastifyInstance, { content, hosts, serve }: Options): void {
  app.get('/robots.txt', async ({ host }, reply) => {
    const origin = hosts.origins[hosts.getLocale(host) ?? 'hu'];
    return reply.type('text/plain; charset=utf-8').send(robotsTxt(hosts.isIndexed(host), origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const only = hosts.getLocale(request.host);
    return serve(request, reply, `/sitemap.xml ${only ?? ''}`, () => sitemapPage(content, hosts.origins, only));
  });
}
