import type { ImageValue, Locale, SearchAnswer, SearchResult, SearchTab } from '@liget/content-api';
import { SEARCH_TABS } from '@liget/content-api/vocabulary/search-tabs';
import { isIsoAfter, toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import { type FormatContext, formatDayAndHour, formatLasting } from '../../components/program-time.ts';
import { type Pieces, splitAtMarks } from '../../components/search/pieces.ts';
import { getResultHref } from '../../components/search/result-href.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getLangBySlugs } from '../../lib/language/item-lang.ts';
import { getCardStatus, type UnusualStatus } from '../../lib/shown-status.ts';

/** A result for the page. */
export interface ResultTeaser {
  /** `null` when no page shows it. */
  url: string | null;
  tab: SearchTab;
  title: Pieces;
  /** The language of its texts, if it is not the page's. */
  lang?: Locale | undefined;
  excerpt: Pieces;
  date: string | null;
  /** ISO day. */
  day: string | null;
  /** Whether the date is an event's next one. */
  isNext: boolean;
  /** Whether a date of the event is on. */
  isOn: boolean;
  isOver: boolean;
  /** 'Megtelt', 'Új időpontban': of a future date that takes place. */
  statusText: string | null;
  image: ImageValue | null;
  /** The sections of its page that match. */
  sections: { url: string; title: Pieces }[];
}

const toDay = (iso: string | null) => iso && toBudapestDay(iso);

/** A date that does not take place: 'Elmarad: december 8., kedd, 14:00'. A postponed one has only its original time. */
function formatOffDate(state: UnusualStatus, { date, all_day }: SearchResult, context: FormatContext): string {
  const { locale, messages } = context;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  const word = messages.programs.status[state];
  if (!date) return word;
  const when = formatDayAndHour(date, context, all_day);
  return state === 'cancelled' ? `${word}: ${when}` : `${word} · ${t('originalDate', { date: when })}`;
}

function getDateTexts(
  result: SearchResult,
  context: FormatContext,
): Pick<ResultTeaser, 'date' | 'day' | 'isNext' | 'isOn' | 'isOver' | 'statusText'> {
  const { locale, now, messages } = context;
  const { target, date, state = 'scheduled', all_day, date_text, is_over, is_on_now, lasting } = result;
  // The contract has no information about tickets; "full" is true in either case.
  const status = state === 'sold_out' ? 'full' : state;
  const off = getCardStatus(status, 'title');
  if (off)
    return { date: formatOffDate(off, result, context), day: toDay(date), isNext: false, isOn: false, isOver: false, statusText: null };
  const change = is_over ? null : getCardStatus(status, 'tags');
  const statusText = change && messages.programs.status[change];
  const plain = { isOn: is_on_now, isOver: is_over, statusText };
  if (date_text && !is_over) return { ...plain, date: date_text, day: null, isNext: false };
  if (lasting) return { ...plain, date: formatLasting(lasting.until, context), day: toDay(lasting.until), isNext: false };
  const isComing = target.screen === 'program' && date !== null && !is_over;
  const isNext = isComing && !is_on_now && isIsoAfter(date, now);
  return {
    ...plain,
    date: date && (isNext ? formatDayAndHour(date, context, all_day) : formatLongDate(date, locale)),
    day: toDay(date),
    isNext,
  };
}

export function toResultTeaser(result: SearchResult, context: FormatContext): ResultTeaser {
  const { target, tab, title, excerpt, image, sections } = result;
  const url = getResultHref(target, context.locale);
  return {
    url,
    tab,
    title: splitAtMarks(title, result.title_marks),
    lang: getLangBySlugs(target.slugs, context.locale),
    excerpt: splitAtMarks(excerpt, result.excerpt_marks),
    ...getDateTexts(result, context),
    image: cropImage(image, 'landscape'),
    sections: url
      ? sections.map(({ title: name, title_marks, anchor }) => ({ url: `${url}#${anchor}`, title: splitAtMarks(name, title_marks) }))
      : [],
  };
}

/** Results with the same image (a place and news about it) show it once, so that no two results look the same. */
export function dedupeImages(results: readonly ResultTeaser[]): ResultTeaser[] {
  const shownKeys = new Set<string>();
  return results.map((result) => {
    const source = result.image?.original.src;
    if (!source || !shownKeys.has(source)) {
      if (source) shownKeys.add(source);
      return result;
    }
    return { ...result, image: null };
  });
}

/** The eight tabs in their order, also those that the answer leaves out. */
export function listTabCounts(answer: Pick<SearchAnswer, 'tabs'>): { tab: SearchTab; count: number }[] {
  return SEARCH_TABS.map((tab) => ({ tab, count: answer.tabs.find(({ key }) => key === tab)?.count ?? 0 }));
}
