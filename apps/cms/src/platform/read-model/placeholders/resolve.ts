import type { Payload } from 'payload';
import {
  isUnpublishedName,
  loadParkData,
  loadWalkingMinutes,
  type NamedCollection,
  type OwnDocument,
  type ParkData,
  type PlaceholderText,
} from './park-data.ts';
import { PLACEHOLDERS, type Placeholder, type PlaceholderName } from './syntax.ts';

/** The reason why a placeholder has no text. */
export type PlaceholderError =
  | { reason: 'unknown-placeholder' }
  /** It has too few or too many arguments. */
  | { reason: 'wrong-names' }
  /** No entry has this name; `known` are the existing ones. */
  | { reason: 'unknown-name'; requested: string; known: readonly string[] }
  /** The document of this name is not on the site; it may be published later. */
  | { reason: 'unpublished'; requested: string }
  /** A part of it has another format, or is a link. */
  | { reason: 'split' }
  | { reason: 'no-hours' }
  | { reason: 'no-route' };
export type PlaceholderResult = { words: PlaceholderText } | { error: PlaceholderError };

function resolveEntry<Value>(
  map: ReadonlyMap<string, Value>,
  requested: string,
  make: (value: Value) => PlaceholderResult,
): PlaceholderResult {
  const value = map.get(requested);
  if (value !== undefined) return make(value);
  return { error: { reason: 'unknown-name', requested, known: [...map.keys()].filter((name) => name !== '') } };
}

const toResult = (words: PlaceholderText): PlaceholderResult => ({ words });

async function describeRoute(payload: Payload, { positions }: ParkData, from: string, to: string): Promise<PlaceholderResult> {
  for (const requested of [from, to]) {
    const known = resolveEntry(positions, requested, () => ({ error: { reason: 'no-route' } }));
    if ('error' in known && known.error.reason === 'unknown-name') return known;
  }
  const [start, end] = [positions.get(from), positions.get(to)];
  const words = start && end ? await loadWalkingMinutes(payload, start, end) : null;
  return words ? { words } : { error: { reason: 'no-route' } };
}

type Resolver = (payload: Payload, data: ParkData, first: string, second: string) => PlaceholderResult | Promise<PlaceholderResult>;

const RESOLVERS: Record<PlaceholderName, Resolver> = {
  nyitvatartas: (_, { hours }, place) => resolveEntry(hours, place, (words) => (words ? { words } : { error: { reason: 'no-hours' } })),
  gyalog: describeRoute,
  ar: (_, { prices }, name) => resolveEntry(prices, name, toResult),
  telefon: (_, { phones }, service) => resolveEntry(phones, service, toResult),
  email: (_, { emails }, service) => resolveEntry(emails, service, toResult),
  'telefon-ideje': (_, { phoneHours }, service) => resolveEntry(phoneHours, service, toResult),
};

/** The collections of the documents that each placeholder names. */
const NAMED_IN: Record<PlaceholderName, readonly NamedCollection[]> = {
  nyitvatartas: ['top-locations'],
  gyalog: ['top-locations'],
  ar: [],
  telefon: ['products'],
  email: ['products'],
  'telefon-ideje': ['products'],
};

/**
 * The text of a placeholder as `resolvePlaceholder` finds it for a document that is about to be saved: the document itself exists with the
 * data that are being saved, and what is merely not published is distinguished from what does not exist.
 */
export async function resolveForEditor(payload: Payload, placeholder: Placeholder, own?: OwnDocument): Promise<PlaceholderResult> {
  const resolved = await resolvePlaceholder(payload, placeholder, own);
  if (!('error' in resolved) || resolved.error.reason !== 'unknown-name' || placeholder.name === null) return resolved;
  const { requested } = resolved.error;
  const isUnpublished = await isUnpublishedName(payload, requested, NAMED_IN[placeholder.name]);
  return isUnpublished ? { error: { reason: 'unpublished', requested } } : resolved;
}

/** The text of a placeholder in both languages from the published content, or the reason why there is none. */
export async function resolvePlaceholder(payload: Payload, { name, args }: Placeholder, own?: OwnDocument): Promise<PlaceholderResult> {
  if (name === null) return { error: { reason: 'unknown-placeholder' } };
  const [least, most] = PLACEHOLDERS[name];
  if (args.length < least || args.length > most) return { error: { reason: 'wrong-names' } };
  const [first = '', second = ''] = args;
  return RESOLVERS[name](payload, await loadParkData(payload, own), first, second);
}
