import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentStore } from '../../app/content/store.ts';
import { baseMapPath } from '../../app/screens/map/base-map/base-map-path.ts';
import { type StoredPage, toStoredPage } from '../stored-page.ts';

interface Options {
  content: ContentStore;
  /** Sends what is kept under a key, made anew when the content has changed. */
  serve(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<StoredPage>): Promise<FastifyReply>;
}

/** The ground of the map as GeoJSON, with what a live map draws of it. */
export function registerBaseMapFile(app: FastifyInstance, { content, serve }: Options): void {
  async function make(locale: Locale): Promise<StoredPage> {
    const answer = await content.read('groundPlan', locale);
    const isThere = answer.kind === 'ok';
    const features = isThere ? answer.value.features : [];
    const body = {
      type: 'FeatureCollection',
      features: features.map(({ id, geometry, properties: { kind, name, rank, bridge, known } }) => ({
        type: 'Feature',
        id,
        geometry,
        properties: { kind, name, rank, bridge, height: known?.height },
      })),
    };
    const headers: Record<string, string> = {
      'content-type': 'application/geo+json; charset=utf-8',
      ...(isThere ? {} : { 'retry-after': '30' }),
    };
    return toStoredPage(isThere ? 200 : 503, headers, Buffer.from(JSON.stringify(body)), content.revision(), Date.now());
  }
  for (const locale of LOCALES) {
    const path = baseMapPath(locale);
    app.get(path, (request, reply) => serve(request, reply, path, () => make(locale)));
  }
}
