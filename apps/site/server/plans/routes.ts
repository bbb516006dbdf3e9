import { type AnswerOf, LOCALES, type Locale } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printedPlanUrl, SMALL_MAP } from '../../app/components/map/map-files.ts';
import type { ContentStore } from '../../app/content/store.ts';
import { now } from '../../app/lib/clock.ts';
import { href } from '../../app/lib/urls/href.ts';
import { type StoredPage, toStoredPage } from '../stored-page.ts';
import { smallMapSvg } from './small-map.ts';

interface Options {
  content: ContentStore;
  /** Of each language. */
  origins: Record<Locale, string>;
  /** Sends what is kept under a key, made anew when the content has changed. */
  serve(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<StoredPage>): Promise<FastifyReply>;
}

/** A file, or why there is none. */
type Made = { type: string; name: string; body: Buffer } | 'not-found' | 'unavailable';

const MESSAGES = {
  'not-found': [404, 'Ez a térkép nem található. / This map could not be found.'],
  unavailable: [503, 'A térkép most nem érhető el. / The map is not available at the moment.'],
} as const;

const SVG = 'image/svg+xml';
/** An SVG that is opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function toPage(made: Made, revision: number | null): Promise<StoredPage> {
  if (typeof made === 'string') {
    const [status, text] = MESSAGES[made];
    const retry = status === 503 ? { 'retry-after': '30' } : {};
    return toStoredPage(status, { 'content-type': 'text/plain; charset=utf-8', ...retry }, Buffer.from(text), revision, Date.now());
  }
  const { type, name, body } = made;
  const headers: Record<string, string> = {
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
    // The browser's own viewer of documents would not open in a sandbox.
    ...(type === SVG ? { 'content-security-policy': POLICY } : {}),
  };
  return toStoredPage(200, headers, body, revision, Date.now());
}

interface Spot {
  at: LonLat;
  title: string;
}

type Features = AnswerOf<'map'>['features'];

const placeOf = (features: Features, id: string): Spot | undefined => {
  const found = features.find((feature) => feature.id === id);
  return found && { at: found.geometry.coordinates, title: found.properties.title };
};

/** Where programs take place: by the ids that the map's answer gives them. */
function locationOf({ locations }: AnswerOf<'eventLocations'>, asked: string): Spot | undefined {
  const found = locations.find(({ id }) => `event-location-${id}` === asked);
  return found?.position ? { at: [found.position.longitude, found.position.latitude], title: found.title } : undefined;
}

const getFile = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Drawings of the map that are no screens, beside the address of the map: the surroundings of one place, and the plan to print. */
export function registerPlans(app: FastifyInstance, { content, origins, serve }: Options): void {
  async function smallMap(locale: Locale, id: string): Promise<Made> {
    const [ground, map, locations] = await Promise.all([
      content.read('groundPlan', locale),
      content.read('map', locale),
      content.read('eventLocations', locale),
    ]);
    if (ground.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    const spot = placeOf(map.value.features, id) ?? (locations.kind === 'ok' ? locationOf(locations.value, id) : undefined);
    if (!spot) return locations.kind === 'ok' ? 'not-found' : 'unavailable';
    const body = smallMapSvg({ ground: ground.value, ...spot });
    return { type: SVG, name: `${id}.svg`, body: Buffer.from(body) };
  }

  /** Drawing a page takes longer than most answers: it is drawn once for each revision of the contents, in each language. */
  const printed = new Map<Locale, { revision: number; made: Promise<Made> }>();

  async function drawnPlan(locale: Locale): Promise<Made> {
    const [ground, map] = await Promise.all([content.read('groundPlan', locale), content.read('map', locale)]);
    if (ground.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    // Whoever never asks for it does without the library.
    const { printedPlan } = await import('./printed-plan.ts');
    const url = origins[locale] + href('map', locale);
    const body = await printedPlan({ ground: ground.value, map: map.value, locale, url, now: now() });
    return body ? { type: 'application/pdf', name: getFile(printedPlanUrl(locale)), body } : 'not-found';
  }

  async function keptPlan(locale: Locale): Promise<Made> {
    const revision = content.revision();
    const kept = printed.get(locale);
    if (kept && kept.revision === revision) return kept.made;
    const made = drawnPlan(locale);
    if (revision !== null) printed.set(locale, { revision, made });
    const isMade = await made.then((answer) => typeof answer !== 'string').catch(() => false);
    // What could not be made is tried again at the next request.
    if (!isMade) printed.delete(locale);
    return made;
  }

  for (const locale of LOCALES) {
    const plan = printedPlanUrl(locale);
    app.get(plan, async (request, reply) => serve(request, reply, plan, async () => toPage(await keptPlan(locale), content.revision())));
    app.get(`${href('map', locale)}/:id(^[a-z-]+-[0-9]+)${SMALL_MAP}`, async (request, reply) => {
      const { params } = request;
      const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
      return serve(request, reply, `${href('map', locale)}/${id}${SMALL_MAP}`, async () =>
        toPage(await smallMap(locale, id), content.revision()),
      );
    });
  }
}
