import { type EndpointAnswer, LOCALES, type Locale } from '@liget/content-api';
import { getVenueId } from '@liget/content-api/map-ids';
import type { LonLat } from '@liget/map';
import type { FastifyInstance } from 'fastify';
import { getPrintedPlanUrl, SMALL_MAP } from '../../app/components/map/map-files.ts';
import { getMessages } from '../../app/i18n/index.ts';
import { now } from '../../app/lib/clock.ts';
import { href } from '../../app/lib/urls/href.ts';
import { createFileSender, type FileOptions, type GeneratedFile } from '../cache/generated-files.ts';
import type { Translations } from '../pages/translations.ts';
import { MAP_TEXTS } from './map-texts.ts';
import { drawSmallMap } from './small-map.ts';

interface Options extends FileOptions {
  /** Of each language. */
  origins: Record<Locale, string>;
  translations: Translations;
}

const SVG = 'image/svg+xml';
/** An SVG that is opened as a document runs no scripts and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Spot {
  at: LonLat;
  title: string;
}

type Features = EndpointAnswer<'map'>['features'];
/** What a plan shows. */
type ShownAnswers = { baseMap: EndpointAnswer<'baseMap'>; map: EndpointAnswer<'map'> };

const findMapFeature = (features: Features, id: string): Spot | undefined => {
  const found = features.find((feature) => feature.id === id);
  return found && { at: found.geometry.coordinates, title: found.properties.title };
};

/** A venue by its id in the map's answer. */
function findVenue({ locations }: EndpointAnswer<'eventLocations'>, spotId: string): Spot | undefined {
  const found = locations.find(({ id }) => getVenueId({ id }) === spotId);
  return found?.position ? { at: [found.position.longitude, found.position.latitude], title: found.title } : undefined;
}

const getFile = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Drawings below the URL of the map screen: the surroundings of one place, and the printed plan. */
export function registerPlans(app: FastifyInstance, { origins, translations, ...options }: Options): void {
  const { content } = options;
  const sendFile = createFileSender(options, MAP_TEXTS);

  async function createSmallMap(locale: Locale, id: string): Promise<GeneratedFile> {
    const [baseMap, map, locations] = await Promise.all([
      content.read('baseMap', locale),
      content.read('map', locale),
      content.read('eventLocations', locale),
    ]);
    if (baseMap.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    const spot = findMapFeature(map.value.features, id) ?? (locations.kind === 'ok' ? findVenue(locations.value, id) : undefined);
    if (!spot) return locations.kind === 'ok' ? 'not-found' : 'unavailable';
    const body = drawSmallMap({ baseMap: baseMap.value, ...spot });
    return { type: SVG, name: `${id}.svg`, policy: POLICY, body };
  }

  /** Drawing the plan is slow, so the last one of each language is used again while what it shows is unchanged. */
  const drawnPlans = new Map<Locale, { shown: ShownAnswers; body: Promise<Buffer | null> }>();

  async function draw(locale: Locale, shown: ShownAnswers): Promise<Buffer | null> {
    // The PDF library is loaded only when it is needed.
    const { renderPrintedPlan } = await import('./printed-plan.ts');
    const messages = getMessages(locale, translations[locale]);
    return renderPrintedPlan({ ...shown, locale, messages, url: origins[locale] + href('map', locale), now: now() });
  }

  async function drawOnce(locale: Locale, shown: ShownAnswers): Promise<Buffer | null> {
    const drawn = drawnPlans.get(locale);
    // Not by the content revision: while the content service is slow, the answers of a new revision are still the old ones.
    if (drawn?.shown.baseMap === shown.baseMap && drawn.shown.map === shown.map) return drawn.body;
    const plan = { shown, body: draw(locale, shown) };
    drawnPlans.set(locale, plan);
    try {
      return await plan.body;
    } catch (error) {
      // The next request tries again.
      if (drawnPlans.get(locale) === plan) drawnPlans.delete(locale);
      throw error;
    }
  }

  async function createPlan(locale: Locale): Promise<GeneratedFile> {
    const [baseMap, map] = await Promise.all([content.read('baseMap', locale), content.read('map', locale)]);
    if (baseMap.kind !== 'ok' || map.kind !== 'ok') return 'unavailable';
    const body = await drawOnce(locale, { baseMap: baseMap.value, map: map.value });
    return body ? { type: 'application/pdf', name: getFile(getPrintedPlanUrl(locale)), body } : 'not-found';
  }

  for (const locale of LOCALES) {
    const plan = getPrintedPlanUrl(locale);
    app.get(plan, (request, reply) => sendFile(request, reply, plan, () => createPlan(locale)));
    app.get<{ Params: { id: string } }>(`${href('map', locale)}/:id(^[a-z-]+-[0-9]+)${SMALL_MAP}`, (request, reply) => {
      const { id } = request.params;
      return sendFile(request, reply, `${href('map', locale)}/${id}${SMALL_MAP}`, () => createSmallMap(locale, id));
    });
  }
}
