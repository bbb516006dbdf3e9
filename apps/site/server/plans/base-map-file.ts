import { LOCALES, type Locale } from '@liget/content-api';
import type { FastifyInstance } from 'fastify';
import { getBaseMapPath } from '../../app/screens/map/base-map/base-map-path.ts';
import { createFileSender, type FileOptions, type GeneratedFile } from '../cache/generated-files.ts';
import { MAP_TEXTS } from './map-texts.ts';

/** The base map as GeoJSON, with the properties that the interactive map draws. */
export function registerBaseMapFile(app: FastifyInstance, options: FileOptions): void {
  const sendFile = createFileSender(options, MAP_TEXTS);

  async function createFile(locale: Locale): Promise<GeneratedFile> {
    const answer = await options.content.read('baseMap', locale);
    if (answer.kind !== 'ok') return 'unavailable';
    const body = {
      type: 'FeatureCollection',
      features: answer.value.features.map(({ id, geometry, properties: { kind, name, rank, bridge, known } }) => ({
        type: 'Feature',
        id,
        geometry,
        properties: { kind, name, rank, bridge, height: known?.height },
      })),
    };
    return { type: 'application/geo+json; charset=utf-8', body: JSON.stringify(body) };
  }

  for (const locale of LOCALES) {
    const path = getBaseMapPath(locale);
    app.get(path, (request, reply) => sendFile(request, reply, path, () => createFile(locale)));
  }
}
