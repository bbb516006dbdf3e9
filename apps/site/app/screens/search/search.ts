import type { ImageValue, SearchAnswer, SearchResult, SearchTab } from '@liget/content-api';
import { SEARCH_TABS } from '@liget/content-api/vocabulary/search-tabs';
import { type FormatContext, formatDayAndHour, formatLasting } from '../../components/program-time.ts';
import { type Pieces, splitAtMarks } from '../../components/search/pieces.ts';
import { getResultHref } from '../../components/search/result-href.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { cropImage } from '../../lib/images/image-crop.ts';

/** The tab that an address asks for; all of them when it names none that exists. */
export function parseTab(query: URLSearchParams): SearchTab | undefined {
  const value = query.get('tab');
  return SEARCH_TABS.find((tab) => tab === value);
}

/** One result as the page shows it. */
export interface ResultTeaser {
  /** `null` when nothing on the site shows it. */
  url: string | null;
  tab: SearchTab;
  title: Pieces;
  excerpt: Pieces;
  date: string | null;
  /** ISO day. */
  day: string | null;
  /** The date is when a program is to be seen next. */
  isNext: boolean;
  /** A date of the program is on. */
  isOn: boolean;
  isOver: boolean;
  image: ImageValue | null;
  /** The sections of its page that match by themselves. */
  sections: { url: string; title: Pieces }[];
}

export function toResultTeaser(result: SearchResult, context: FormatContext): ResultTeaser {
  const { locale, now } = context;
  const { target, tab, title, excerpt, date, is_over, is_on_now, lasting, image, sections } = result;
  const url = getResultHref(target, locale);
  const isComing = target.screen === 'program' && date !== null && !is_over;
  const isNext = isComing && !is_on_now && !lasting && Temporal.Instant.compare(Temporal.Instant.from(date), now) > 0;
  return {
    url,
    tab,
    title: splitAtMarks(title, result.title_marks),
    excerpt: splitAtMarks(excerpt, result.excerpt_marks),
    ...(lasting
      ? { date: formatLasting(lasting.until, context), day: lasting.until?.slice(0, 10) ?? null }
      : {
          date: date && (isNext ? formatDayAndHour(date, { locale, now }) : formatLongDate(date, locale)),
          day: date?.slice(0, 10) ?? null,
        }),
    isNext,
    isOn: is_on_now,
    isOver: is_over,
    image: cropImage(image, 'landscape'),
    sections: url
      ? sections.map(({ title: name, title_marks, anchor }) => ({ url: `${url}#${anchor}`, title: splitAtMarks(name, title_marks) }))
      : [],
  };
}

/** Results with the same image (a place and news about it) show it once, so that no two results look the same. */
export function dedupeImages(results: readonly ResultTeaser[]): ResultTeaser[] {
  const shown = new Set<string>();
  return results.map((result) => {
    const source = result.image?.original.src;
    if (!source || !shown.has(source)) {
      if (source) shown.add(source);
      return result;
    }
    return { ...result, image: null };
  });
}

/** The eight tabs in their order, also those that the answer leaves out. */
export function listTabCounts(answer: Pick<SearchAnswer, 'tabs'>): { tab: SearchTab; count: number }[] {
  return SEARCH_TABS.map((tab) => ({ tab, count: answer.tabs.find(({ key }) => key === tab)?.count ?? 0 }));
}
