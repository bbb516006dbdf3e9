import type { EventsInQuery, Locale, SearchTab } from '@liget/content-api';
import { formatLongDate } from '../../../lib/dates.ts';
import { getLangBySlugs } from '../../../lib/language/item-lang.ts';
import { href } from '../../../lib/urls/href.ts';
import { getProgramsHref } from '../events-in-query.ts';
import { type Pieces, splitAtMarks } from '../pieces.ts';
import { getResultHref } from '../result-href.ts';
import type { Suggestions } from './read-suggestions.ts';

/** A suggestion: a link. */
export interface Option {
  url: string;
  text: Pieces;
  /** The language of the text, if it is not the page's. */
  lang?: Locale | undefined;
  /** The number of events, or the date of one. */
  note?: string;
  /** The type, because results of different types may have the same title. */
  kind?: SearchTab;
  /** The search that the option runs; unset for a result. */
  query?: string;
}

export interface OptionGroup {
  name: 'recent' | 'words' | 'programs' | 'results';
  options: Option[];
}

function toQueryOption(query: string, locale: Locale): Option {
  return { url: href('search', locale, {}, { q: query }), text: [query], query };
}

/** Earlier searches, shown while the field is empty. */
export function toRecentOptions(recent: readonly string[], locale: Locale): OptionGroup[] {
  return recent.length > 0 ? [{ name: 'recent', options: recent.map((query) => toQueryOption(query, locale)) }] : [];
}

/** The options for the service's suggestions. `describeEvents` describes the filtered list of events, `formatDate` a date with its status. */
export function toSuggestionOptions(
  { words, programs, results }: Suggestions,
  locale: Locale,
  describeEvents: (events: EventsInQuery) => { text: string; note: string },
  formatDate: (date: string, state: string) => string,
): OptionGroup[] {
  const offer = programs && describeEvents(programs);
  const groups: OptionGroup[] = [
    { name: 'words', options: words.map((query) => toQueryOption(query, locale)) },
    {
      name: 'programs',
      options: programs && offer ? [{ url: getProgramsHref(programs, locale), text: [offer.text], note: offer.note }] : [],
    },
    {
      name: 'results',
      options: results.flatMap(({ title, title_marks, date, date_text, state = '', target, tab }) => {
        const when = date_text ?? (date && formatLongDate(date, locale));
        const url = getResultHref(target, locale);
        return url
          ? [
              {
                url,
                text: splitAtMarks(title, title_marks),
                lang: getLangBySlugs(target.slugs, locale),
                kind: tab,
                ...(when ? { note: formatDate(when, state) } : {}),
              },
            ]
          : [];
      }),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
