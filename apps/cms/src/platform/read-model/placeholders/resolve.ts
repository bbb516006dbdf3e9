import type { Payload } from 'payload';
import { loadParkData, loadWalkingMinutes, type ParkData, type PlaceholderWords } from './park-data.ts';
import { PLACEHOLDERS, type Placeholder, type PlaceholderName } from './syntax.ts';

/** Why a placeholder has no words. */
export type PlaceholderError =
  | { reason: 'unknown-placeholder' }
  /** Too few or too many names follow. */
  | { reason: 'wrong-names' }
  /** Nothing has this name; these do. */
  | { reason: 'unknown-name'; asked: string; known: readonly string[] }
  /** Half of it has another format, or is a link. */
  | { reason: 'split' }
  | { reason: 'no-hours' }
  | { reason: 'no-route' };
export type PlaceholderResult = { words: PlaceholderWords } | { error: PlaceholderError };

function resolveEntry<Value>(map: ReadonlyMap<string, Value>, asked: string, make: (value: Value) => PlaceholderResult): PlaceholderResult {
  const value = map.get(asked);
  if (value !== undefined) return make(value);
  return { error: { reason: 'unknown-name', asked, known: [...map.keys()].filter((name) => name !== '') } };
}

const toResult = (words: PlaceholderWords): PlaceholderResult => ({ words });

async function route(payload: Payload, { positions }: ParkData, from: string, to: string): Promise<PlaceholderResult> {
  for (const asked of [from, to]) {
    const known = resolveEntry(positions, asked, () => ({ error: { reason: 'no-route' } }));
    if ('error' in known && known.error.reason === 'unknown-name') return known;
  }
  const [start, end] = [positions.get(from), positions.get(to)];
  const words = start && end ? await loadWalkingMinutes(payload, start, end) : null;
  return words ? { words } : { error: { reason: 'no-route' } };
}

type Resolver = (payload: Payload, data: ParkData, first: string, second: string) => PlaceholderResult | Promise<PlaceholderResult>;

const RESOLVERS: Record<PlaceholderName, Resolver> = {
  nyitvatartas: (_, { hours }, place) => resolveEntry(hours, place, (words) => (words ? { words } : { error: { reason: 'no-hours' } })),
  gyalog: route,
  ar: (_, { prices }, name) => resolveEntry(prices, name, toResult),
  telefon: (_, { phones }, service) => resolveEntry(phones, service, toResult),
  email: (_, { emails }, service) => resolveEntry(emails, service, toResult),
  'telefon-ideje': (_, { phoneHours }, service) => resolveEntry(phoneHours, service, toResult),
};

/** The words of a placeholder in both languages, of what is published now, or why there are none. */
export async function resolvePlaceholder(payload: Payload, { name, args }: Placeholder): Promise<PlaceholderResult> {
  if (name === null) return { error: { reason: 'unknown-placeholder' } };
  const [least, most] = PLACEHOLDERS[name];
  if (args.length < least || args.length > most) return { error: { reason: 'wrong-names' } };
  const [first = '', second = ''] = args;
  return RESOLVERS[name](payload, await loadParkData(payload), first, second);
}
