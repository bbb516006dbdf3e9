import { CalendarModal, type CalendarModalProps, DATE_LANGUAGES } from '@liget/ui/date-picker';
import { useTranslations } from 'use-intl';
import { useCalendarTexts } from './calendar-texts.ts';

export interface DateRangeCalendarProps extends Pick<CalendarModalProps, 'id' | 'today' | 'path' | 'range' | 'onSelect'> {
  locale: 'hu' | 'en';
}

/** The date range calendar with its messages; its code loads when it is first opened. */
export function DateRangeCalendar({ locale, ...rest }: DateRangeCalendarProps) {
  const t = useTranslations('calendar');
  const shell = useTranslations('shell');
  const calendar = useCalendarTexts();
  return (
    <CalendarModal
      {...rest}
      allowSingleDay
      language={DATE_LANGUAGES[locale]}
      texts={{ ...calendar, title: t('title'), close: shell('close'), select: t('select'), clear: t('clear') }}
    />
  );
}
