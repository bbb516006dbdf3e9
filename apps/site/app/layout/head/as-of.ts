import type { Locale } from '@liget/content-api';
import type { Messages } from '../../i18n/index.ts';
import { budapestDay, now } from '../../lib/clock.ts';
import { clockTime, longDate } from '../../lib/dates.ts';

/** How old the contents of a page are, in words, and that "now" and "today" may be over: the time alone of something of today, else with its day. */
export function asOfText(sinceMs: number, locale: Locale, { shell }: Pick<Messages, 'shell'>): string {
  const since = Temporal.Instant.fromEpochMilliseconds(sinceMs);
  const iso = since.toString();
  const time = budapestDay(since) === budapestDay(now()) ? clockTime(iso) : `${longDate(iso, locale)} ${clockTime(iso)}`;
  return `${shell.asOf}: ${time}. ${shell.asOfNote}`;
}
