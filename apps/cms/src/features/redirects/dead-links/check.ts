import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isRecord } from '../../../platform/is-record.ts';
import { createOwnUrls } from '../../../platform/public-links/own-urls.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { DOUBTFUL, type LinkError } from './errors.ts';
import { findOutsideError, type Visitor } from './outside.ts';
import { listPublishedLinks, type PublishedLink } from './published-links.ts';

export const DEAD_LINKS = 'dead-links';
/** The most external URLs that are requested in a night; the others follow in the next nights. */
const MAX_PER_NIGHT = 500;
/** Milliseconds between two requests to one site. */
const DELAY_MS = 1000;
/** Number of sites that are requested at once. */
const CONCURRENT_SITES = 4;
/** The key of the URL with which the next night continues. */
const TURN_KEY = 'dead-links:turn';

export interface Options {
  now: Temporal.Instant;
  /** False: checks only links to our own site, which takes moments. */
  checksExternal?: boolean;
  visitor?: Partial<Visitor>;
  delayMs?: number;
  maxPerNight?: number;
}

const toKey = ({ subject, id, field, locale }: PublishedLink, address: string) =>
  createHash('sha256').update([subject, id, field, locale, address].join('\n')).digest('hex').slice(0, 32);

const getAddress = ({ target }: PublishedLink) =>
  'address' in target ? target.address : `${target.reference.relationTo}/${target.reference.value}`;

const isExternal = (payload: Payload, { target }: PublishedLink): boolean =>
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
  const stored: unknown[] = docs;
  const rows = stored.filter(isRecord).map((row) => ({
    id: Number(row['id']),
    key: String(row['key']),
    address: String(row['address']),
    nights: Number(row['nights'] ?? 1),
    checkedAt: String(row['checkedAt']),
  }));
  return new Map(rows.map((row) => [row.key, row]));
}

/** The URLs to check: first those with errors, then a number of others, continuing where the last night ended. */
async function getTurn(
  payload: Payload,
  addresses: ReadonlySet<string>,
  failedAddresses: ReadonlySet<string>,
  most: number,
): Promise<string[]> {
  const [again, others] = [
    [...addresses].filter((one) => failedAddresses.has(one)),
    [...addresses].filter((one) => !failedAddresses.has(one)).toSorted(),
  ];
  const storedTurn: unknown = await payload.kv.get(TURN_KEY);
  const last = isRecord(storedTurn) && typeof storedTurn['last'] === 'string' ? storedTurn['last'] : '';
  const from = Math.max(
    others.findIndex((one) => one > last),
    0,
  );
  const turn = [...again, ...others.slice(from), ...others.slice(0, from)].slice(0, most);
  await payload.kv.set(TURN_KEY, { last: turn.length < addresses.size ? (turn.at(-1) ?? '') : '' });
  return turn;
}

/** Requests external URLs: for each site one at a time with a pause, and a few sites at once. */
async function checkExternal(addresses: readonly string[], visitor: Visitor, delayMs: number): Promise<Map<string, LinkError | null>> {
  const errors = new Map<string, LinkError | null>();
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const next = hosts.values();
  const worker = async () => {
    for (const ofHost of next) {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0 && delayMs > 0) await setTimeout(delayMs);
        errors.set(address, await findOutsideError(address, visitor));
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SITES }, worker));
  return errors;
}

interface DeadLink {
  link: PublishedLink;
  key: string;
  fault: LinkError;
}

/** Checks within this time belong to one night. */
const NIGHT = { hours: 12 };
const getNights = (row: Row | undefined, now: Temporal.Instant): number => {
  if (!row) return 1;
  return row.nights + (row.checkedAt <= toStoredText(now.subtract(NIGHT)) ? 1 : 0);
};

async function write(payload: Payload, { link, key, fault }: DeadLink, row: Row | undefined, now: Temporal.Instant): Promise<void> {
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
    nights: getNights(row, now),
    checkedAt: toStoredText(now),
  };
  if (row) await payload.update({ collection: DEAD_LINKS, id: row.id, depth: 0, data, overrideAccess: true });
  else await payload.create({ collection: DEAD_LINKS, depth: 0, data: { ...data, since: toStoredText(now) }, overrideAccess: true });
}

/**
 * Checks the links of all published content: those to our own site, and those external ones whose turn it is. Stores dead links and deletes
 * those that work again. Resolves with the number of dead links.
 */
export async function checkLinks(payload: Payload, options: Options): Promise<number> {
  const { now, checksExternal = true, delayMs = DELAY_MS, maxPerNight = MAX_PER_NIGHT } = options;
  const visitor: Visitor = { userAgent: `Liget-link-check (${payload.config.serverURL})`, ...options.visitor };
  const rows = await getRows(payload);
  const own = createOwnUrls(payload);
  const [deadLinks, externalKeys, outside]: [DeadLink[], Set<string>, Map<string, PublishedLink[]>] = [[], new Set(), new Map()];
  for await (const link of listPublishedLinks(payload)) {
    const address = getAddress(link);
    const key = toKey(link, address);
    if (isExternal(payload, link)) {
      externalKeys.add(key);
      outside.set(address, [...(outside.get(address) ?? []), link]);
      continue;
    }
    const fault =
      'address' in link.target ? await own.ofAddress(link.target.address, link.locale) : await own.ofReference(link.target.reference);
    if (fault && (fault !== 'other-language' || link.isLocalized)) deadLinks.push({ link, key, fault });
  }
  const failedAddresses = new Set([...rows.values()].map(({ address }) => address));
  const turn = checksExternal ? await getTurn(payload, new Set(outside.keys()), failedAddresses, maxPerNight) : [];
  const externalErrors = await checkExternal(turn, visitor, delayMs);
  for (const [address, fault] of externalErrors)
    if (fault) for (const link of outside.get(address) ?? []) deadLinks.push({ link, key: toKey(link, address), fault });
  for (const one of deadLinks) await write(payload, one, rows.get(one.key), now);
  const deadKeys = new Set(deadLinks.map(({ key }) => key));
  const mended = [...rows.values()].filter(
    ({ key, address }) => !deadKeys.has(key) && (!externalKeys.has(key) || externalErrors.has(address)),
  );
  for (const { id } of mended) await payload.delete({ collection: DEAD_LINKS, id, overrideAccess: true });
  return deadLinks.filter(({ fault }) => !DOUBTFUL.includes(fault)).length;
}
