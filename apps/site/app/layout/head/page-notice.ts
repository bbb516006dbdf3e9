import type { Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Messages } from '../../i18n/index.ts';
import { now } from '../../lib/clock.ts';
import { formatClockTime, formatLongDate } from '../../lib/dates.ts';

/** What a page says of itself: the time of its data if they are old, and whether parts of it may be missing. */
export interface PageNotice {
  since: number | null;
  isLacking: boolean;
}

/** The notice of an outdated page: since when its data are, with the day unless it is today, and that "now" and "today" may be wrong. */
function formatDataAge(sinceMs: number, locale: Locale, { shell }: Pick<Messages, 'shell'>): string {
  const since = Temporal.Instant.fromEpochMilliseconds(sinceMs);
  const iso = since.toString();
  const time =
    toBudapestDay(since) === toBudapestDay(now())
      ? formatClockTime(iso, locale)
      : `${formatLongDate(iso, locale)} ${formatClockTime(iso, locale)}`;
  return `${shell.asOf}: ${time}. ${shell.asOfNote}`;
}

/** The notice of a page that is outdated, or of which parts may be missing. */
export const formatPageNotice = ({ since, isLacking }: PageNotice, locale: Locale, messages: Pick<Messages, 'shell'>): string =>
  [since === null ? '' : formatDataAge(since, locale, messages), isLacking ? messages.shell.partsMissing : ''].filter(Boolean).join(' ');
