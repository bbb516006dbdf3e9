import type { EventsInQuery, SearchAnswer, UnmatchedTime } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import { describePrograms, describeTime, getProgramsHref } from '../../components/search/events-in-query.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { countPages } from '../../lib/urls/list-query.ts';
import { dedupeImages, listTabCounts, toResultTeaser } from './search.ts';

export const PAGE_SIZE = 20;
/** Number of places shown without results: one row, as the links below have it. */
const MAX_PLACES = 5;

type FormatContext = Pick<ScreenArguments, 'locale' | 'now' | 'messages' | 'content'>;

/** The list of events that matches a query. Categories have the editors' names, like in the list. */
async function findProgramsOffer(eventsInQuery: EventsInQuery, { locale, now, messages, content }: FormatContext) {
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  const categories = (eventsInQuery.category.length > 0 ? await content.optional('eventCategories') : null)?.categories;
  const texts = describePrograms(
    eventsInQuery,
    (word) => categories?.find(({ slug }) => slug === word)?.name ?? t(`asked.${word}`),
    toBudapestDay(now),
    locale,
  );
  return {
    url: getProgramsHref(eventsInQuery, locale),
    words: texts,
    count: t(eventsInQuery.are_lasting ? 'asked.openLasting' : 'asked.open', { count: eventsInQuery.count }),
  };
}

/** Tells that no event is at the time of the query, so that the offer beside it is not read as one for that time. */
function describeUnmatchedTime(time: UnmatchedTime, hasOffer: boolean, { locale, now, messages }: FormatContext): string {
  const t = createTranslator({ locale, messages, namespace: 'search' });
  const parts = describeTime(time, (word) => messages.shell.asked[word], toBudapestDay(now), locale);
  return t(hasOffer ? 'otherTimes' : 'noneAtTime', { time: parts.join(' · ') });
}

/** Links to places for a query without results. */
async function listTopPlaces({ locale, content }: FormatContext) {
  const answer = await content.optional('topLocations');
  return (answer?.data ?? [])
    .slice(0, MAX_PLACES)
    .map(({ title, slug }) => ({ title, url: href('topLocation', locale, { topLocation: slug }) }));
}

/** The service's answer for the screen, with texts and URLs. */
export async function readAnswer(answer: SearchAnswer, context: FormatContext) {
  const { locale } = context;
  const { programs, unmatched_time: unmatchedTime, pinned, nearest, data, meta } = answer;
  const tabs = listTabCounts(answer);
  const total = tabs.reduce((sum, { count }) => sum + count, 0);
  return {
    tabs,
    everything: total,
    total: meta.total,
    pages: countPages(meta.total, PAGE_SIZE),
    results: dedupeImages(data.map((result) => toResultTeaser(result, context))),
    /** No page contains all words. When the query asks for events, some of its words are dates. */
    isPartial: answer.is_partial && programs === null,
    offer: programs && (await findProgramsOffer(programs, context)),
    unmatchedTime: unmatchedTime ? describeUnmatchedTime(unmatchedTime, programs !== null, context) : null,
    pinned,
    nearest: nearest.map((query) => ({ query, url: href('search', locale, {}, { q: query }) })),
    places: total === 0 ? await listTopPlaces(context) : [],
  };
}

export type ShownAnswer = Awaited<ReturnType<typeof readAnswer>>;

export const NO_ANSWER: ShownAnswer = {
  tabs: [],
  everything: 0,
  total: 0,
  pages: 1,
  results: [],
  isPartial: false,
  offer: null,
  unmatchedTime: null,
  pinned: [],
  nearest: [],
  places: [],
};
