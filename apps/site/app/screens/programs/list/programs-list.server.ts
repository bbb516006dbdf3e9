import { getOtherLocale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import type { ScreenArguments } from '../../../layout/loaders/screen-loader.server.ts';
import { readNeedsAndNoteUnknown, toNeedChips } from '../../../lib/needs.ts';
import { getQuickDates } from '../../../lib/quick-dates.ts';
import { href, withQuery } from '../../../lib/urls/href.ts';
import { buildRedirectTable, findRedirect } from '../../../lib/urls/redirects/redirect-table.ts';
import { redirectTo } from '../../../lib/urls/redirects/redirect-to.ts';
import { listActiveFilters } from '../filters/active-filters.ts';
import { toApiQuery, toUrlQuery } from '../filters/filter-queries.ts';
import { changeFilters, type ProgramFilters } from '../filters/filters.ts';
import { findMovedFilters, listLocationSlugs, listTypeSlugs } from '../filters/moved-filters.ts';
import { isNotCanonical, type ReadFilters, readFilters } from '../filters/read-filters.ts';
import { toAgendaView, toRibbon } from './agenda.ts';
import { removePastDays } from './dates/past-days.ts';
import { listQuickDates } from './dates/quick-dates.ts';
import {
  type Agenda,
  type FilterLists,
  type FilterNames,
  type FormatContext,
  formatActiveFilter,
  getFilterNames,
  listFilterOptions,
} from './notices/filter-labels.server.ts';
import { findMissing } from './notices/missing-names.server.ts';
import { formatNotices } from './notices/notices.server.ts';
import { translateFilters } from './other-language.ts';
import { getSubscriptions } from './subscriptions/subscriptions.ts';

type ListUrl = (filters: ProgramFilters) => string;
/** The data from which the parts of the page are made. */
interface ListContext extends FormatContext {
  filters: ProgramFilters;
  agenda: Agenda;
  listUrl: ListUrl;
}
type ActiveLabel = { name: string; label: string; url: string };

/** An open period in a title, whose parts are separated by dashes. */
const removeOpenDash = (days: string) => days.replace(/ –$/, ' …').replace(/^– /, '… ');

/** The number of dated and of lasting events; when the newest come first, their sum. */
function formatCount({ agenda: { meta }, filters, locale, messages }: ListContext): string {
  const { total, dated, lasting } = meta;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  if (filters.sort !== undefined || lasting === 0) return t('count', { count: total });
  return dated === 0 ? t('countLasting', { lasting }) : t('countBoth', { dated, lasting });
}

/** Reads the filters of the URL. Redirects a form's empty fields to a canonical URL. */
function readFiltersOfUrl(url: URL, now: Temporal.Instant, listUrl: ListUrl): ReadFilters {
  const { today, tomorrow, weekend } = getQuickDates(now);
  const named = { today: today.range, tomorrow: tomorrow.range, weekend: weekend.range };
  const requested = readFilters(url.searchParams, named, readNeedsAndNoteUnknown);
  const canonicalUrl = listUrl(requested.filters);
  if (requested.unused.length === 0 && !requested.reversedTo && isNotCanonical(url.searchParams, named) && canonicalUrl.includes('?'))
    throw redirectTo(canonicalUrl, 302);
  return requested;
}

/** Redirects the former slugs of series, venues and types, and those of the other language, to the present ones. */
async function redirectMoved(
  filters: ProgramFilters,
  { content, otherContent, publicOrigin }: ScreenArguments,
  listUrl: ListUrl,
): Promise<void> {
  const [redirects, types, otherTypes, locations] = await Promise.all([
    filters.series === undefined ? null : content.optional('redirects'),
    filters.type.length === 0 ? null : content.optional('eventTypes'),
    filters.type.length === 0 ? null : otherContent.optional('eventTypes'),
    filters.location.length === 0 ? null : content.optional('eventLocations'),
  ]);
  // Invalid redirects are logged by the check of every navigation.
  const table = redirects && buildRedirectTable(redirects.data, [publicOrigin], () => undefined);
  const moved = findMovedFilters(filters, {
    findRedirect: table && ((path) => findRedirect(path, table)),
    types: listTypeSlugs(types, otherTypes),
    locations: listLocationSlugs(locations),
  });
  if (moved) throw redirectTo(listUrl(moved), 301);
}

/** Reads the agenda; if the requested page does not exist, the last page. */
async function readAgenda(content: ScreenArguments['content'], filters: ProgramFilters) {
  const agenda = await content.main('eventAgenda', { query: toApiQuery(filters) });
  const last = Math.max(1, agenda.meta.pages);
  if (filters.page <= last) return { agenda, filters, beyond: null };
  const onLast = { ...filters, page: last };
  return {
    agenda: await content.main('eventAgenda', { query: toApiQuery(onLast) }),
    filters: onLast,
    beyond: filters.page,
  };
}

/** The query of the list in the other language. */
async function translateQuery(
  { filters, agenda, locale }: ListContext,
  [, types, locations]: FilterLists,
  other: ScreenArguments['otherContent'],
) {
  const inOther = translateFilters(getOtherLocale(locale), filters, {
    types: types?.types ?? [],
    otherTypes: filters.type.length > 0 ? ((await other.optional('eventTypes'))?.types ?? []) : [],
    locations: locations?.locations ?? [],
    series: agenda.events.flatMap(({ series }) => (series ? [series] : [])),
  });
  return toUrlQuery(inOther);
}

const listActiveLabels = (context: ListContext, names: FilterNames): ActiveLabel[] =>
  listActiveFilters(context.filters).map((filter) => ({
    name: filter.name,
    label: formatActiveFilter(filter, names, context.agenda, context),
    url: context.listUrl(filter.without),
  }));

/** The changes that remove one kind of filter. */
function removeFilter(filter: Agenda['relaxed'][number]['filter']): Partial<ProgramFilters> {
  const isList = ['category', 'type', 'location', 'accessibility'].includes(filter);
  if (isList) return { [filter]: [] };
  if (filter === 'dates') return { from: undefined, to: undefined };
  return filter === 'free' ? { free: false } : { [filter]: undefined };
}

/** The filters whose removal gives results, those with the most first. */
function listRelaxed({ agenda, filters, listUrl }: ListContext, active: readonly ActiveLabel[]) {
  const relaxed = agenda.relaxed.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return relaxed.flatMap(({ filter, count }) => {
    const parts = active.filter((item) => item.name === filter);
    if (parts.length === 0) return [];
    return [{ name: parts.map(({ label }) => label).join(', '), count, url: listUrl(changeFilters(filters, removeFilter(filter))) }];
  });
}

const listNearest = ({ agenda, filters, listUrl, locale, now }: ListContext) =>
  toRibbon(agenda.nearest, locale, now).map((day) => ({ ...day, url: listUrl(changeFilters(filters, { from: day.day, to: day.day })) }));

const listRibbon = ({ agenda, filters, listUrl, locale, now }: ListContext) =>
  toRibbon(agenda.ribbon, locale, now).map((day) => ({
    ...day,
    url: listUrl(changeFilters(filters, { from: day.day, to: day.day, sort: undefined })),
    isCurrent: filters.from === day.day && filters.to === day.day,
  }));

const listQuickDateLinks = ({ filters, listUrl, locale, now }: ListContext) => ({
  needs: toNeedChips(filters.need, (query) => withQuery(href('programs', locale), { ...toUrlQuery(changeFilters(filters, {})), ...query })),
  dates: listQuickDates(now, locale).map(({ name, range, days, spoken }) => ({
    name,
    days,
    spoken,
    url: listUrl(changeFilters(filters, { from: range?.from, to: range?.to })),
    isCurrent: filters.from === range?.from && filters.to === range?.to,
  })),
});

const listPages = ({ agenda, filters, listUrl }: ListContext) => ({
  page: filters.page,
  urls: Array.from({ length: agenda.meta.pages }, (_, index) => listUrl({ ...filters, page: index + 1 })),
});

/** The data of the events screen, with texts and URLs. */
export async function loadPrograms(args: ScreenArguments) {
  const { locale, url, now, content, otherContent, messages, page, publicOrigin, drawing } = args;
  const listUrl = (filters: ProgramFilters) => href('programs', locale, {}, toUrlQuery(filters));
  const requested = readFiltersOfUrl(url, now, listUrl);
  await redirectMoved(requested.filters, args, listUrl);
  const today = toBudapestDay(now);
  const { filters: upcomingFilters, past } = removePastDays(requested.filters, today);
  const [{ agenda, filters, beyond }, ...lists] = await Promise.all([
    readAgenda(content, upcomingFilters),
    content.optional('eventCategories'),
    content.optional('eventTypes'),
    content.optional('eventLocations'),
  ]);
  const context: ListContext = { filters, agenda, listUrl, locale, now, messages };
  const names = getFilterNames(lists);
  const [missing, otherQuery, park] = await Promise.all([
    findMissing(context, lists, args),
    translateQuery(context, lists, otherContent),
    args.park(),
  ]);
  const active = listActiveLabels(context, names);
  const view = toAgendaView(agenda, { locale, park, messages });
  const offered = getSubscriptions(filters, locale, publicOrigin);
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  return {
    page: await page({
      otherQuery,
      narrowedTo: [
        ...active.map(({ label }) => removeOpenDash(label)),
        ...filters.need.map((need) => messages.needs[need]),
        ...(filters.sort ? [messages.programs.sorts[filters.sort]] : []),
      ],
      pageNumber: filters.page,
    }),
    path: href('programs', locale),
    filters,
    /** Stays in its field, so that the visitor can correct it; a past day would only block the form. */
    reversedTo: requested.reversedTo && requested.reversedTo >= today ? requested.reversedTo : undefined,
    notices: formatNotices({ requested, missing, filters, agenda, beyond, past, today, isOutdated: park.isOutdated }, context),
    active,
    list: drawing({
      ...view,
      isEmpty: view.days.length + view.lasting.length + view.newest.length === 0,
      relaxed: listRelaxed(context, active),
      nearest: listNearest(context),
    }),
    showCount: t('showCount', { count: agenda.meta.total }),
    count: formatCount(context),
    ribbon: drawing(listRibbon(context)),
    quickDates: drawing(listQuickDateLinks(context)),
    pages: drawing(listPages(context)),
    options: listFilterOptions(names, agenda, messages),
    sortUrls: { time: listUrl(changeFilters(filters, { sort: undefined })), new: listUrl(changeFilters(filters, { sort: 'new' })) },
    clearUrl: href('programs', locale),
    subscriptions: drawing(offered),
    atom: offered.atom,
    today,
  };
}

export type ProgramsData = Awaited<ReturnType<typeof loadPrograms>>;
/** The list of events, or alternatives. */
export type ProgramsList = NonNullable<ProgramsData['list']['value']>;
export type QuickDateLinks = NonNullable<ProgramsData['quickDates']['value']>;
export type PageLinks = NonNullable<ProgramsData['pages']['value']>;
export type Ribbon = NonNullable<ProgramsData['ribbon']['value']>;
