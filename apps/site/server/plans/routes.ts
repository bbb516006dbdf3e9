import { type AnswerOf, LOCALES, type Locale } from '@liget/content-api';
import { getVenueId } from '@liget/content-api/map-ids';
import type { LonLat } from '@liget/map';
import type { FastifyInstance } from 'fastify';
import { getPrintedPlanUrl, SMALL_MAP } from '../../app/components/map/map-files.ts';
import { now } from '../../app/lib/clock.ts';
import { href } from '../../app/lib/urls/href.ts';
import { createFileSender, type FileOptions, type GeneratedFile } from '../generated-files.ts';
import { MAP_TEXTS } from './map-texts.ts';
import { drawSmallMap } from './small-map.ts';

interface Options extends FileOptions {
  /** Of each language. */
  origins: Record<Locale, string>;
}

const SVG = 'image/svg+xml';
/** An SVG that is opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Spot {
  at: LonLat;
  title: string;
}

type Features = AnswerOf<'map'>['features'];

const getPlace = (features: Features, id: string): Spot | undefined => {
  const found = features.find((feature) => feature.id === id);
  return found && { at: found.geometry.coordinates, title: found.properties.title };
};

/** Where programs take place: by the ids that the map's answer gives them. */
function getLocation({ locations }: AnswerOf<'eventLocations'>, spotId: string): Spot | undefined {
  const found = locations.find(({ id }) => getVenueId({ id }) === spotId);
  return found?.position ? { at: [found.position.longitude, found.position.latitude], title: found.title } : undefined;
}

const getFile = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Drawings of the map that are no screens, beside the address of the map: the surroundings of one place, and the plan to print. */
export function registerPlans(app: FastifyInstance, { origins, ...options }: Options): void {
  const { content } = options;
  const sendFile = createFileSender(options, MAP_TEXTS);

  async function smallMap(locale: Locale, id: string): Promise<GeneratedFile> {
    const [baseMap, map, locations] = await Promise.all([
      content.read('baseMap', locale),
      content.read('map', locale),
      content.read('eventLocations', locale),
    ]);
    if (baseMap.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    const spot = getPlace(map.value.features, id) ?? (locations.kind === 'ok' ? getLocation(locations.value, id) : undefined);
    if (!spot) return locations.kind === 'ok' ? 'not-found' : 'unavailable';
    const body = drawSmallMap({ baseMap: baseMap.value, ...spot });
    return { type: SVG, name: `${id}.svg`, policy: POLICY, body };
  }

  /** Drawing a page takes longer than most answers: it is drawn once for each revision of the contents, in each language. */
  const printed = new Map<Locale, { revision: number; made: Promise<GeneratedFile> }>();

  async function drawnPlan(locale: Locale): Promise<GeneratedFile> {
    const [baseMap, map] = await Promise.all([content.read('baseMap', locale), content.read('map', locale)]);
    if (baseMap.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    // Whoever never asks for it does without the library.
    const { renderPrintedPlan } = await import('./printed-plan.ts');
    const url = origins[locale] + href('map', locale);
    const body = await renderPrintedPlan({ baseMap: baseMap.value, map: map.value, locale, url, now: now() });
    return body ? { type: 'application/pdf', name: getFile(getPrintedPlanUrl(locale)), body } : 'not-found';
  }

  async function keptPlan(locale: Locale): Promise<GeneratedFile> {
    const revision = content.revision();
    const cachedPlan = printed.get(locale);
    if (cachedPlan && cachedPlan.revision === revision) return cachedPlan.made;
    const made = drawnPlan(locale);
    if (revision !== null) printed.set(locale, { revision, made });
    const isMade = await made.then((answer) => typeof answer !== 'string').catch(() => false);
    // What could not be made is tried again at the next request.
    if (!isMade) printed.delete(locale);
    return made;
  }

  for (const locale of LOCALES) {
    const plan = getPrintedPlanUrl(locale);
    app.get(plan, (request, reply) => sendFile(request, reply, plan, () => keptPlan(locale)));
    app.get<{ Params: { id: string } }>(`${href('map', locale)}/:id(^[a-z-]+-[0-9]+)${SMALL_MAP}`, (request, reply) => {
      const { id } = request.params;
      return sendFile(request, reply, `${href('map', locale)}/${id}${SMALL_MAP}`, () => smallMap(locale, id));
    });
  }
}
