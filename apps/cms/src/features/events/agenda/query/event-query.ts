import { EventCategorySlug, LOCALES, type Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Payload } from 'payload';
import { createContentCache } from '../../../../platform/content-revision/content-cache.ts';
import type { DocumentReader } from '../../../../platform/read-model/document-reader.ts';
import type { FieldWithValue } from '../../../../platform/read-model/field-types.ts';
import { findAll, type TimedReadContext } from '../../../../platform/read-model/published.ts';
import type { ParsedEventQuery } from '../../../search/search.ts';
import { buildAgenda } from '../agenda.ts';
import { type EventIndex, loadEventIndex } from '../program-index.ts';
import { type NamedTerm, parseFilters } from './query-parser.ts';
import type { EventFilters } from './query-words.ts';

type TranslatedTerm = NamedTerm & { own: Record<Locale, string> };

function listNames<Document extends { slug?: string | null }>(
  found: readonly DocumentReader<Document>[],
  field: FieldWithValue<Document, string>,
): TranslatedTerm[] {
  return found.flatMap((read) => {
    const slug = read.slugs().hu ?? read.slugs().en;
    const name = read.textOrEmpty(field);
    if (!slug || !name) return [];
    const readInLocale = (locale: Locale) => {
      const ownName = read.inLocale(field, locale);
      return typeof ownName === 'string' && ownName !== '' ? ownName : name;
    };
    const ownNames = { hu: readInLocale('hu'), en: readInLocale('en') };
    return [{ slug, names: [...new Set(LOCALES.map((locale) => ownNames[locale]))], own: ownNames }];
  });
}

const readVocabulary = createContentCache(async (payload: Payload) => {
  const context = { payload, locale: 'hu' as const };
  return {
    type: listNames(await findAll(context, 'event-types', { depth: 0, select: ['name', 'slug'] }), 'name'),
    location: listNames(await findAll(context, 'event-locations', { depth: 0, select: ['title', 'slug'] }), 'title'),
  };
});

/** The filters, and looser ones in case they match nothing: without the time of day, then without days. Unfiltered queries are left out. */
function loosenFilters({ from, to, time_of_day, ...kinds }: EventFilters): EventFilters[] {
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const saysKind = kinds.free || kinds.category.length + kinds.type.length + kinds.location.length > 0;
  return [
    { ...kinds, ...days, ...(time_of_day ? { time_of_day } : {}) },
    ...(from || saysKind ? [{ ...kinds, ...days }] : []),
    ...(saysKind ? [kinds] : []),
  ];
}

/** Counts like the list of events: those of single days; if there are none, lasting ones. */
function countEvents(index: EventIndex, { free, ...filters }: EventFilters, now: Temporal.Instant) {
  const { counts } = buildAgenda(index, { ...filters, sort: 'time', ...(free ? { free } : {}) }, now);
  return { count: counts.dated || counts.lasting, are_lasting: counts.dated === 0 };
}

const getTime = ({ from, to, time_of_day }: Partial<EventFilters>) => ({
  from: from ?? null,
  to: to ?? null,
  time_of_day: time_of_day ?? null,
});

/** The filters of the event list in a query, with the number of matching events, and the time in the query at which nothing matches. */
export async function parseEventQuery({ payload, locale, now }: TimedReadContext, query: string): Promise<ParsedEventQuery> {
  const vocabulary = await readVocabulary(payload, 'names');
  const whole = parseFilters(query, vocabulary, Temporal.PlainDate.from(toBudapestDay(now)));
  if (!whole) return { programs: null };
  const index = await loadEventIndex(payload);
  const counted = loosenFilters(whole).map((filters) => ({ filters, ...countEvents(index, filters, now) }));
  const { filters: matching, count, are_lasting = false } = counted.find((candidate) => candidate.count > 0) ?? {};
  const [queryTime, matchingTime] = [getTime(whole), getTime(matching ?? {})];
  const isMatched = queryTime.from === matchingTime.from && queryTime.time_of_day === matchingTime.time_of_day;
  const unmatchedTime = isMatched ? {} : { unmatchedTime: queryTime };
  if (!matching || !count) return { programs: null, ...unmatchedTime };
  const getNames = (terms: readonly TranslatedTerm[], slugs: readonly string[]) =>
    terms.filter(({ slug }) => slugs.includes(slug)).map(({ slug, own }) => ({ slug, name: own[locale] }));
  const programs = {
    category: matching.category.map((slug) => EventCategorySlug.parse(slug)),
    type: getNames(vocabulary.type, matching.type),
    location: getNames(vocabulary.location, matching.location).map(({ slug, name }) => ({ slug, title: name })),
    from: matching.from ?? null,
    to: matching.to ?? null,
    time_of_day: matching.time_of_day ?? null,
    free: matching.free,
    count,
    are_lasting,
  };
  return { programs, ...unmatchedTime };
}
