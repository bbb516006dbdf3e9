import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { OSMTransform } from 'osm-pbf-parser-node';
import * as z from 'zod';
import type { OsmElement } from './elements.ts';
import { ImportError } from './import-error.ts';

const Common = z.object({
  id: z.number(),
  tags: z.record(z.string(), z.string()).default({}),
  info: z.object({ version: z.number().optional(), timestamp: z.number().optional() }).default({}),
});
const Element = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('node'), lon: z.number(), lat: z.number() }),
  Common.extend({ type: z.literal('way'), refs: z.array(z.number()) }),
  Common.extend({
    type: z.literal('relation'),
    members: z.array(z.object({ type: z.string(), ref: z.number(), role: z.string() })),
  }),
]);

function getElement(item: unknown): OsmElement | null {
  // The stream contains the file's header too.
  if (typeof item !== 'object' || item === null || !('type' in item)) return null;
  const { info, ...element } = Element.parse(item);
  const history = { version: info.version ?? null, edited: info.timestamp ?? null };
  if (element.type !== 'node') return { ...element, ...history };
  const { lon, lat, ...node } = element;
  return { ...node, ...history, position: [Math.round(lon * 1e7) / 1e7, Math.round(lat * 1e7) / 1e7] };
}

/** The elements of OpenStreetMap PBF (raw or zlib blocks), in the order of the file. Throws an ImportError for a broken file. */
export async function* readPbf(file: string): AsyncGenerator<OsmElement> {
  const blocks = new OSMTransform({ withInfo: true });
  // The callback avoids an unhandled error; the loop below receives the same error.
  pipeline(createReadStream(file), blocks, () => undefined);
  try {
    for await (const block of blocks) {
      for (const item of block) {
        const element = getElement(item);
        if (element) yield element;
      }
    }
  } catch (error) {
    throw new ImportError(
      `It is a broken PBF file, or was not downloaded to its end (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}
