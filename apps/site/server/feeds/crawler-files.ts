import type { FastifyInstance } from 'fastify';
import { createFileSender, type FileOptions } from '../cache/generated-files.ts';
import type { Hosts } from '../http/urls/allowed-hosts.ts';
import { createSitemapFile, writeRobotsTxt } from './sitemap.ts';

interface Options extends FileOptions {
  hosts: Hosts;
}

const TEXTS = {
  'not-found': 'There is no sitemap.',
  unavailable: 'The sitemap is not available at the moment.',
} as const;

/** `/robots.txt` and `/sitemap.xml` of the requested host. */
export function registerCrawlerFiles(app: FastifyInstance, { hosts, ...options }: Options): void {
  const sendFile = createFileSender(options, TEXTS);
  app.get('/robots.txt', async ({ host }, reply) => {
    const origin = hosts.origins[hosts.getLocale(host) ?? 'hu'];
    return reply.type('text/plain; charset=utf-8').send(writeRobotsTxt(hosts.isIndexed(host), origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const only = hosts.getLocale(request.host);
    return sendFile(request, reply, `/sitemap.xml ${only ?? ''}`, () => createSitemapFile(options.content, hosts.origins, only));
  });
}
