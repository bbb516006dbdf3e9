import { setTimeout } from 'node:timers/promises';
import type { Locale } from '@liget/content-api';
import { splitWords } from '@liget/language';
import type { Payload } from 'payload';
import { findFirst } from '../../platform/database/find-first.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';

const COLLECTION = 'search-misses';
/** Characters; longer queries are not repeated, so counting them is useless. */
const MAX_CHARACTERS = 60;
const MAX_WORDS = 6;
const MAX_ROWS = 2000;
/** Milliseconds for which queries are collected, so that many of them need one write each. */
const GATHER_MS = 2000;
export const MISSES_RETENTION_MONTHS = 12;

interface Miss {
  locale: Locale;
  words: string;
  count: number;
  at: Temporal.Instant;
}

/** The normalised words of a query, as they are counted; `null` for a query that may contain personal data: email addresses, long numbers, long texts. */
export function normalizeCountedWords(query: string): string | null {
  if (query.includes('@') || /\d[\d\s/.-]{4,}\d/.test(query)) return null;
  const words = splitWords(query);
  const text = words.map(({ start, end }) => query.slice(start, end).toLowerCase()).join(' ');
  return words.length > 0 && words.length <= MAX_WORDS && text.length >= 2 && text.length <= MAX_CHARACTERS ? text : null;
}

async function makeRoom(payload: Payload, now: Temporal.Instant): Promise<void> {
  const before = now.toZonedDateTimeISO('UTC').subtract({ months: MISSES_RETENTION_MONTHS }).toInstant();
  await payload.delete({ collection: COLLECTION, where: { lastAsked: { less_than: toStoredText(before) } } });
  const { totalDocs } = await payload.count({ collection: COLLECTION });
  if (totalDocs < MAX_ROWS) return;
  const { docs } = await payload.find({ collection: COLLECTION, depth: 0, limit: totalDocs - MAX_ROWS + 1, sort: ['count', 'lastAsked'] });
  await payload.delete({ collection: COLLECTION, where: { id: { in: docs.map(({ id }) => id) } } });
}

async function count(payload: Payload, { locale, words, count: times, at }: Miss): Promise<void> {
  const where = { and: [{ words: { equals: words } }, { locale: { equals: locale } }] };
  const storedMiss = await findFirst(payload, COLLECTION, where);
  const lastAsked = toStoredText(at);
  if (storedMiss) {
    await payload.update({
      collection: COLLECTION,
      id: storedMiss.id,
      depth: 0,
      data: { count: (storedMiss.count ?? 0) + times, lastAsked },
    });
    return;
  }
  await makeRoom(payload, at);
  await payload.create({ collection: COLLECTION, depth: 0, data: { words, locale, count: times, lastAsked } });
}

interface PendingMisses {
  misses: Map<string, Miss>;
  written?: Promise<void>;
}
const gathered = new WeakMap<Payload, PendingMisses>();

async function write(payload: Payload, gathering: PendingMisses): Promise<void> {
  gathered.delete(payload);
  for (const miss of gathering.misses.values()) await count(payload, miss);
}

async function writeSoon(payload: Payload, gathering: PendingMisses): Promise<void> {
  try {
    await setTimeout(GATHER_MS, undefined, { ref: false });
    await write(payload, gathering);
  } catch (error) {
    payload.logger.warn({ err: error }, 'Queries without results could not be counted');
  }
}

/**
 * Counts a query without results: its words, language and time, nothing about who asked. Answers are cached for a minute, so that a query counts at
 * most once a minute. Written in the background; a failure loses only the count.
 */
export function noteMiss(payload: Payload, locale: Locale, query: string, at: Temporal.Instant): void {
  const words = normalizeCountedWords(query);
  if (words === null) return;
  const gathering: PendingMisses = gathered.get(payload) ?? { misses: new Map() };
  gathered.set(payload, gathering);
  const key = `${locale} ${words}`;
  const counted = gathering.misses.get(key);
  if (!counted && gathering.misses.size >= MAX_ROWS) return;
  gathering.misses.set(key, { locale, words, count: (counted?.count ?? 0) + 1, at });
  gathering.written ??= writeSoon(payload, gathering);
}

/** Writes the collected queries at once. For tests. */
export async function writeMisses(payload: Payload): Promise<void> {
  const gathering = gathered.get(payload);
  if (gathering) await write(payload, gathering);
}
