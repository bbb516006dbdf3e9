import type { I18n } from '@payloadcms/translations';

type DateLocale = NonNullable<I18n['dateFNS']>;

const changed = new WeakSet<DateLocale>();

/** Makes Payload’s date library write short dates in English as '30 Nov 2026' and not as '11/30/2026', which may be either of two days. */
export function writeDayFirst(locale: DateLocale | undefined): void {
  if (locale?.code !== 'en-US' || changed.has(locale)) return;
  changed.add(locale);
  const { date } = locale.formatLong;
  locale.formatLong = { ...locale.formatLong, date: (options) => (options.width === 'short' ? 'd MMM yyyy' : date(options)) };
}
