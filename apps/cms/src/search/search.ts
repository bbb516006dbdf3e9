import { type Locale, SEARCH_TABS, type SearchResult } from '@liget/content-api';
import type { Payload } from 'payload';
import { imageValue } from '../reading/pictures.ts';
import { findByIds, type ReadContext } from '../reading/published.ts';
import type { Handlers, Question } from '../reading/question.ts';
import { perRevision } from '../revision/per-revision.ts';
import type { SearchEntry } from './search-entries.ts';
import { createSearchIndex } from './search-index.ts';
import { searchEntries } from './tabs.ts';

const EXCERPT = 180;

const indexOf = perRevision(async (payload, locale: Locale) => createSearchIndex(await searchEntries(payload, locale)));

/** The lead, else the beginning of the text up to a whole word. */
export function excerptOf({ lead, text }: { lead: string; text: string }): string {
  const whole = lead || text;
  if (whole.length <= EXCERPT) return whole;
  const cut = whole.slice(0, EXCERPT);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > EXCERPT / 2 ? space : EXCERPT)}…`;
}

/** When programs are to be seen next, by id: what is told of a program is no date of the past while it has another. */
type NextDates = (payload: Payload, ids: ReadonlySet<number>, now: Temporal.Instant) => Promise<ReadonlyMap<number, string | null>>;

async function results(
  context: ReadContext & Pick<Question<'search'>, 'now'>,
  entries: readonly SearchEntry[],
  nextDates: NextDates,
): Promise<SearchResult[]> {
  const ids = [...new Set(entries.map(({ picture }) => picture).filter((id) => id !== null))];
  const pictures = new Map((await findByIds(context, 'media', ids, 0)).map((read) => [read.id, imageValue(read)]));
  const isProgram = ({ target }: SearchEntry) => target.screen === 'program';
  const dates = await nextDates(context.payload, new Set(entries.filter(isProgram).map(({ id }) => id)), context.now);
  return entries.map((entry) => ({
    tab: entry.tab,
    title: entry.title,
    excerpt: excerptOf(entry),
    date: isProgram(entry) ? (dates.get(entry.id) ?? null) : entry.date,
    image: (entry.picture === null ? null : pictures.get(entry.picture)) ?? null,
    target: entry.target,
  }));
}

export const searchWith = (nextDates: NextDates): Handlers<'search'> => ({
  /** The counts are of all tabs, whichever is open, so that a visitor sees where else there are results. */
  search: async (question) => {
    const { q, tab, page, limit } = question.query;
    const hits = (await indexOf(question.payload, question.locale)).find(q).map(({ entry }) => entry);
    const shown = tab ? hits.filter((entry) => entry.tab === tab) : hits;
    const data = await results(question, shown.slice((page - 1) * limit, page * limit), nextDates);
    return {
      query: q,
      tab: tab ?? null,
      tabs: SEARCH_TABS.map((key) => ({ key, count: hits.filter((entry) => entry.tab === key).length })),
      data,
      meta: { total: shown.length, page, limit },
    };
  },
});
