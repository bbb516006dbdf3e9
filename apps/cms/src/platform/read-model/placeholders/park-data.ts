import type { Locale } from '@liget/content-api';
import { findRoute, type LonLat } from '@liget/map';
import { StoredBaseMapPlan, toBaseMap } from '@liget/map/stored';
import type { Payload } from 'payload';
import type * as Stored from '../../../payload-types.ts';
import { createContentCache } from '../../content-revision/content-cache.ts';
import { readAs } from '../../content-revision/sources.ts';
import { slugify } from '../../fields/slugs/slug.ts';
import { isRecord } from '../../is-record.ts';
import { readRelation } from '../../read-relation.ts';
import { CONTENT_API } from '../../rights/rules.ts';
import { DocumentError, DocumentReader } from '../document-reader.ts';
import { placeHours } from '../places/opening-hours.ts';
import { formatWeeklyHours } from './hours-in-words.ts';

export type PlaceholderText = Readonly<Record<Locale, string>>;

/** The park's data for placeholders, by the names that editors use. */
export interface ParkData {
  /** `null` for a place that has no hours. */
  hours: ReadonlyMap<string, PlaceholderText | null>;
  positions: ReadonlyMap<string, LonLat>;
  prices: ReadonlyMap<string, PlaceholderText>;
  /** By the names of services; '' is the company. */
  phones: ReadonlyMap<string, PlaceholderText>;
  emails: ReadonlyMap<string, PlaceholderText>;
  phoneHours: ReadonlyMap<string, PlaceholderText>;
}

const asVisitor = { overrideAccess: false, locale: 'all', depth: 0, context: { ...CONTENT_API } } as const;

/** The collections whose documents placeholders name. */
export const NAMED_COLLECTIONS = ['top-locations', 'amenities', 'products'] as const;
export type NamedCollection = (typeof NAMED_COLLECTIONS)[number];

/** Documents with all languages, by collection. */
type Sources = Record<NamedCollection, readonly Record<string, unknown>[]> & {
  settings: unknown;
  formerSlugs: ReadonlyMap<number, string[]>;
};

/** Documents with unfilled placeholders: the fields that are used here have none. */
async function findDocuments(payload: Payload, collection: NamedCollection): Promise<Record<string, unknown>[]> {
  const { docs } = await payload.find({ ...asVisitor, collection, pagination: false, sort: 'id' });
  return (docs as unknown[]).filter(isRecord);
}

const getReader = <Document extends object>(payload: Payload, document: unknown, place: string) =>
  new DocumentReader<Document>(document, { locale: 'hu', place, warn: (message) => payload.logger.warn(message) });

const toSameText = (text: string): PlaceholderText => ({ hu: text, en: text });
/** Within a Hungarian sentence: 'Hétfőtől péntekig' begins with a lower-case letter. */
const toSentencePart = (hu: unknown) => (typeof hu === 'string' ? hu.slice(0, 1).toLocaleLowerCase('hu') + hu.slice(1) : hu);
const toBothLanguages = (hu: unknown, en: unknown): PlaceholderText | null =>
  typeof hu === 'string' && hu !== '' ? { hu, en: typeof en === 'string' && en !== '' ? en : hu } : null;

/** 450000 is '450 000 Ft' and 'HUF 450,000'. Hungarian does not group four digits. */
export function formatPrice(amount: number): PlaceholderText {
  const groupDigits = (separator: string) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/gu, separator);
  return { hu: `${amount < 10_000 ? amount : groupDigits('\u00A0')}\u00A0Ft`, en: `HUF\u00A0${groupDigits(',')}` };
}

/** The last path segments of a place's former URLs, by its id. */
async function listFormerSlugs(payload: Payload): Promise<Map<number, string[]>> {
  const { docs } = await payload.find({
    collection: 'former-addresses',
    where: { 'document.relationTo': { equals: 'top-locations' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const slugsById = new Map<number, string[]>();
  for (const { path, document } of docs.filter(isRecord)) {
    const id = readRelation(document)?.value;
    const slug = String(path).split('/').at(-1);
    if (slug && id !== undefined) slugsById.set(id, [...(slugsById.get(id) ?? []), slug]);
  }
  return slugsById;
}

type Place = DocumentReader<Stored.TopLocation>;

function getHours(place: Place): PlaceholderText | null {
  try {
    return formatWeeklyHours(placeHours(place).hours);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return null;
  }
}

function getPosition(read: DocumentReader<{ latitude?: number | null; longitude?: number | null }>): LonLat | null {
  const [lat, lon] = [read.numberOrNull('latitude'), read.numberOrNull('longitude')];
  return lat === null || lon === null ? null : [lon, lat];
}

async function readSources(payload: Payload): Promise<Sources> {
  const [places, amenities, products, formerSlugs, settings] = await Promise.all([
    findDocuments(payload, 'top-locations'),
    findDocuments(payload, 'amenities'),
    findDocuments(payload, 'products'),
    // The former paths change together with the places.
    readAs(['top-locations'], () => listFormerSlugs(payload)),
    payload.findGlobal({ ...asVisitor, slug: 'site-settings' }),
  ]);
  return { 'top-locations': places, amenities, products, formerSlugs, settings };
}

function collectParkData(payload: Payload, sources: Sources): ParkData {
  const readAll = <Document extends object>(collection: NamedCollection) =>
    sources[collection].map((document) => getReader<Document>(payload, document, collection));
  const places = readAll<Stored.TopLocation>('top-locations');
  const amenities = readAll<Stored.Amenity>('amenities');
  const products = readAll<Stored.Product>('products');
  const former = sources.formerSlugs;
  const site = getReader<Stored.SiteSetting>(payload, sources.settings, 'site-settings');
  const hours = new Map<string, PlaceholderText | null>();
  const positions = new Map<string, LonLat>();
  for (const point of amenities) {
    const position = getPosition(point);
    if (position) positions.set(slugify(point.textOrEmpty('title')), position);
  }
  for (const place of places) {
    const { hu, en } = place.slugs();
    const position = getPosition(place);
    for (const slug of [...(former.get(place.id) ?? []), en, hu]) {
      if (!slug) continue;
      hours.set(slug, getHours(place));
      if (position) positions.set(slug, position);
    }
  }
  const [phones, emails, phoneHours] = [
    new Map<string, PlaceholderText>(),
    new Map<string, PlaceholderText>(),
    new Map<string, PlaceholderText>(),
  ];
  const note = (into: Map<string, PlaceholderText>, names: readonly (string | null)[], words: PlaceholderText | null) => {
    for (const name of names) if (name !== null && words) into.set(name, words);
  };
  note(phones, [''], toBothLanguages(site.textOrEmpty('phone'), ''));
  note(emails, [''], toBothLanguages(site.textOrEmpty('email'), ''));
  note(phoneHours, [''], toBothLanguages(toSentencePart(site.inLocale('openingHours', 'hu')), site.inLocale('openingHours', 'en')));
  for (const product of products) {
    const names = Object.values(product.slugs());
    note(phones, names, toBothLanguages(product.textOrEmpty('phone'), ''));
    note(emails, names, toBothLanguages(product.textOrEmpty('email'), ''));
    note(phoneHours, names, toBothLanguages(toSentencePart(product.inLocale('hours', 'hu')), product.inLocale('hours', 'en')));
  }
  const prices = new Map(site.rows('prices').map((row) => [row.textOrEmpty('key'), formatPrice(row.number('amount'))]));
  return { hours, positions, prices, phones, emails, phoneHours };
}

const loadSources = createContentCache<'all', Sources>(readSources);
const loadPublishedData = createContentCache<'all', ParkData>(async (payload) =>
  collectParkData(payload, await loadSources(payload, 'all')),
);

/** A document that is about to be saved, with all languages. */
export interface OwnDocument {
  collection: NamedCollection;
  /** 0 for a new one. */
  id: number;
  document: Record<string, unknown>;
}

/** The data of the published content; with `own` as if this document was published as it is. */
export async function loadParkData(payload: Payload, own?: OwnDocument): Promise<ParkData> {
  if (!own) return loadPublishedData(payload, 'all');
  const sources = await loadSources(payload, 'all');
  const { collection, id, document } = own;
  const others = sources[collection].filter((one) => one['id'] !== id);
  return collectParkData(payload, { ...sources, [collection]: [...others, { ...document, id }] });
}

/** Whether a document that visitors do not see has this name, in the collections where a placeholder looks. */
export async function isUnpublishedName(payload: Payload, name: string, collections: readonly NamedCollection[]): Promise<boolean> {
  const { formerSlugs } = await loadSources(payload, 'all');
  for (const collection of collections) {
    if (!payload.collections[collection]?.config.versions?.drafts) continue;
    const { docs } = await payload.find({ collection, draft: true, locale: 'all', depth: 0, pagination: false, overrideAccess: true });
    const named = (docs as unknown[]).filter(isRecord).find((document) => {
      const former = collection === 'top-locations' ? (formerSlugs.get(Number(document['id'])) ?? []) : [];
      return [...Object.values(getReader(payload, document, collection).slugs()), ...former].includes(name);
    });
    if (named) return true;
  }
  return false;
}

const baseMap = createContentCache<'hu', ReturnType<typeof toBaseMap> | null>(async (payload) => {
  const { plan }: { plan?: unknown } = await payload.findGlobal({ slug: 'ground-plan', depth: 0 });
  const stored = StoredBaseMapPlan.safeParse(plan);
  return stored.success ? toBaseMap(stored.data, 'hu') : null;
});

/** Minutes on foot along the map's paths, as its routes count them; `null` when there is no route. */
export async function loadWalkingMinutes(payload: Payload, from: LonLat, to: LonLat): Promise<PlaceholderText | null> {
  const plan = await baseMap(payload, 'hu');
  const answer = plan && findRoute(plan, from, to);
  return answer?.kind === 'found' ? toSameText(String(answer.route.minutes)) : null;
}
