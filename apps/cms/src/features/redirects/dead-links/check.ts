import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isRecord } from '../../../platform/is-record.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { DOUBTFUL, type LinkError } from './errors.ts';
import { findOutsideError, type Visitor } from './outside.ts';
import { createOwnUrls } from './own-addresses.ts';
import { type PublishedLink, publishedLinks } from './published-links.ts';

export const DEAD_LINKS = 'dead-links';
/** Addresses elsewhere that are asked in a night; the others have their turn in the nights after. */
const MOST_A_NIGHT = 500;
/** Milliseconds between two questions to one site. */
const PAUSE = 1000;
/** Sites that are asked at once. */
const AT_ONCE = 4;
/** Where the next night goes on. */
const TURN = 'dead-links:turn';

export interface Options {
  now: Temporal.Instant;
  /** False: only what leads to ourselves is looked at, which takes moments. */
  elsewhere?: boolean;
  visitor?: Partial<Visitor>;
  pause?: number;
  most?: number;
}

const toKey = ({ subject, id, field, locale }: PublishedLink, address: string) =>
  createHash('sha256').update([subject, id, field, locale, address].join('\n')).digest('hex').slice(0, 32);

const getAddress = ({ target }: PublishedLink) =>
  'address' in target ? target.address : `${target.reference.relationTo}/${target.reference.value}`;

const isElsewhere = (payload: Payload, { target }: PublishedLink): boolean =>
  'address' in target &&
  /^https?:\/\//i.test(target.address) &&
  URL.canParse(target.address) &&
  new URL(target.address).host !== new URL(payload.config.serverURL).host;

interface Row {
  id: number;
  key: string;
  address: string;
  nights: number;
  checkedAt: string;
}

/** All stored rows. */
async function getRows(payload: Payload): Promise<Map<string, Row>> {
  const { docs } = await payload.find({ collection: DEAD_LINKS, pagination: false, depth: 0, overrideAccess: true });
  const found: unknown[] = docs;
  const rows = found.filter(isRecord).map((row) => ({
    id: Number(row['id']),
    key: String(row['key']),
    address: String(row['address']),
    nights: Number(row['nights'] ?? 1),
    checkedAt: String(row['checkedAt']),
  }));
  return new Map(rows.map((row) => [row.key, row]));
}

/** The URLs to check: first those with errors, then a number of others, continuing where the last night ended. */
async function getTurn(payload: Payload, addresses: ReadonlySet<string>, amiss: ReadonlySet<string>, most: number): Promise<string[]> {
  const [again, others] = [[...addresses].filter((one) => amiss.has(one)), [...addresses].filter((one) => !amiss.has(one)).toSorted()];
  const storedTurn: unknown = await payload.kv.get(TURN);
  const last = isRecord(storedTurn) && typeof storedTurn['last'] === 'string' ? storedTurn['last'] : '';
  const from = Math.max(
    others.findIndex((one) => one > last),
    0,
  );
  const turn = [...again, ...others.slice(from), ...others.slice(0, from)].slice(0, most);
  await payload.kv.set(TURN, { last: turn.length < addresses.size ? (turn.at(-1) ?? '') : '' });
  return turn;
}

/** Asks other sites: each a question at a time, with a pause, and a few sites at once. */
async function askElsewhere(addresses: readonly string[], visitor: Visitor, pause: number): Promise<Map<string, LinkError | null>> {
  const found = new Map<string, LinkError | null>();
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const next = hosts.values();
  const worker = async () => {
    for (const ofHost of next) {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0 && pause > 0) await setTimeout(pause);
        found.set(address, await findOutsideError(address, visitor));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

interface DeadLink {
  link: PublishedLink;
  key: string;
  fault: LinkError;
}

/** Two looks within one night are one. */
const NIGHT = { hours: 12 };
const getNights = (known: Row | undefined, now: Temporal.Instant): number => {
  if (!known) return 1;
  return known.nights + (known.checkedAt <= toStoredText(now.subtract(NIGHT)) ? 1 : 0);
};

async function write(payload: Payload, { link, key, fault }: DeadLink, known: Row | undefined, now: Temporal.Instant): Promise<void> {
  const data = {
    key,
    address: getAddress(link),
    title: link.title,
    subject: link.subject,
    document: link.id,
    field: link.field,
    fieldName: link.name.hu,
    locale: link.locale,
    fault,
    nights: getNights(known, now),
    checkedAt: toStoredText(now),
  };
  if (known) await payload.update({ collection: DEAD_LINKS, id: known.id, depth: 0, data, overrideAccess: true });
  else await payload.create({ collection: DEAD_LINKS, depth: 0, data: { ...data, since: toStoredText(now) }, overrideAccess: true });
}

/**
 * Looks at the links of all that is published: those to ourselves at once, and of those elsewhere the ones whose turn it is. Writes down what
 * leads nowhere and takes away what has been mended. The number of links that lead nowhere.
 */
export async function checkLinks(payload: Payload, options: Options): Promise<number> {
  const { now, elsewhere = true, pause = PAUSE, most = MOST_A_NIGHT } = options;
  const visitor: Visitor = { userAgent: `Liget-link-check (${payload.config.serverURL})`, ...options.visitor };
  const known = await getRows(payload);
  const own = createOwnUrls(payload);
  const [found, standing, outside]: [DeadLink[], Set<string>, Map<string, PublishedLink[]>] = [[], new Set(), new Map()];
  for await (const link of publishedLinks(payload)) {
    const address = getAddress(link);
    const key = toKey(link, address);
    if (isElsewhere(payload, link)) {
      standing.add(key);
      outside.set(address, [...(outside.get(address) ?? []), link]);
      continue;
    }
    const fault =
      'address' in link.target ? await own.ofAddress(link.target.address, link.locale) : await own.ofReference(link.target.reference);
    if (fault && (fault !== 'other-language' || link.isLocalized)) found.push({ link, key, fault });
  }
  const amiss = new Set([...known.values()].map(({ address }) => address));
  const turn = elsewhere ? await getTurn(payload, new Set(outside.keys()), amiss, most) : [];
  const asked = await askElsewhere(turn, visitor, pause);
  for (const [address, fault] of asked)
    if (fault) for (const link of outside.get(address) ?? []) found.push({ link, key: toKey(link, address), fault });
  for (const one of found) await write(payload, one, known.get(one.key), now);
  const stay = new Set(found.map(({ key }) => key));
  const mended = [...known.values()].filter(({ key, address }) => !stay.has(key) && (!standing.has(key) || asked.has(address)));
  for (const { id } of mended) await payload.delete({ collection: DEAD_LINKS, id, overrideAccess: true });
  return found.filter(({ fault }) => !DOUBTFUL.includes(fault)).length;
}
