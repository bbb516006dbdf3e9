import { createTranslator } from 'use-intl/core';
import { formatQueryNotices } from '../../../../components/lists/query-notices.server.ts';
import type { UnusedValue } from '../../../../lib/urls/query-reader.ts';
import { listActiveFilters } from '../../filters/active-filters.ts';
import type { ProgramFilters } from '../../filters/filters.ts';
import type { ReadFilters } from '../../filters/read-filters.ts';
import type { PastDays } from '../dates/past-days.ts';
import { formatShortDays } from '../dates/quick-dates.ts';
import { type Agenda, type FormatContext, getDays } from './filter-labels.server.ts';

interface ShownList {
  requested: ReadFilters;
  /** Types, places and series that do not exist. */
  missing: readonly UnusedValue[];
  filters: ProgramFilters;
  agenda: Agenda;
  /** The number of a page that does not exist. */
  beyond: number | null;
  past: PastDays['past'];
  today: string;
  isOutdated: boolean;
}

/** Position in the ribbon of days. */
const TOMORROW = 1;

const isTodayOver = ({ filters: { from, to }, agenda: { meta }, today }: ShownList) => from === today && to === today && meta.dated === 0;

/** Whether the list leaves out events for another reason than their days. */
const isFiltered = (filters: ProgramFilters) => filters.need.length > 0 || listActiveFilters(filters).some(({ name }) => name !== 'dates');

/** The notices above the list: parts of the query that cannot be used, and why other days or another page are shown. */
export function formatNotices(shown: ShownList, { locale, now, messages }: FormatContext): string[] {
  const { requested, missing, filters, agenda, beyond, past, isOutdated } = shown;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  const isNarrowed = isFiltered(filters);
  const formatDay = (day: string) => formatShortDays({ from: day, to: day }, locale, now);
  return [
    ...formatQueryNotices({ unused: requested.unused, missing, beyond }, { locale, messages }),
    ...(requested.reversedTo && filters.from
      ? [t('reversed', { from: formatDay(filters.from), to: formatDay(requested.reversedTo) })]
      : []),
    ...(isOutdated ? [t('outdated')] : []),
    ...(isTodayOver(shown) ? [t(isNarrowed ? 'dayOverForFilters' : 'dayOver', { count: agenda.ribbon.at(TOMORROW)?.dated ?? 0 })] : []),
    ...(past ? [t(`past.${past}`, { days: formatShortDays(getDays(requested.filters), locale, now) })] : []),
  ];
}
