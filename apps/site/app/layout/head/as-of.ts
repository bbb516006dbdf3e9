import type { Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Messages } from '../../i18n/index.ts';
import { now } from '../../lib/clock.ts';
import { formatClockTime, formatLongDate } from '../../lib/dates.ts';

/** How old the contents of a page are, in words, and that "now" and "today" may be over: the time alone of something of today, else with its day. */
export function formatDataAge(sinceMs: number, locale: Locale, { shell }: Pick<Messages, 'shell'>): string {
  const since = Temporal.Instant.fromEpochMilliseconds(sinceMs);
  const iso = since.toString();
  const time =
    toBudapestDay(since) === toBudapestDay(now()) ? formatClockTime(iso) : `${formatLongDate(iso, locale)} ${formatClockTime(iso)}`;
  return `${shell.asOf}: ${time}. ${shell.asOfNote}`;
}
