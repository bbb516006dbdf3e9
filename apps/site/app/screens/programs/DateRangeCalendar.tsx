import { CalendarModal, type CalendarModalProps, DATE_LANGUAGES } from '@liget/ui/date-picker';
import { useTranslations } from 'use-intl';

interface DateRangeCalendarProps extends Pick<CalendarModalProps, 'id' | 'today' | 'path' | 'range' | 'onSelect'> {
  locale: 'hu' | 'en';
}

/** The calendar of the list with its words; loaded when it is first opened. */
export function DateRangeCalendar({ locale, ...rest }: DateRangeCalendarProps) {
  const t = useTranslations('calendar');
  const shell = useTranslations('shell');
  return (
    <CalendarModal
      {...rest}
      allowSingleDay
      language={DATE_LANGUAGES[locale]}
      texts={{
        title: t('title'),
        close: shell('close'),
        select: t('select'),
        clear: t('clear'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousYears: t('previousYears'),
        nextYears: t('nextYears'),
        chooseMonth: t('chooseMonth'),
        chooseYear: t('chooseYear'),
        day: {
          today: t('today'),
          chosen: t('dayChosen'),
          start: t('start'),
          end: t('end'),
          between: t('between'),
          unavailable: t('notAvailable'),
        },
        chosen: (day) => t('chosen', { day }),
        removed: (day) => t('removed', { day }),
        unavailable: (day) => t('unavailable', { day }),
        limitReached: (count) => t('limitReached', { count }),
        range: {
          chooseStart: t('chooseStart'),
          chooseEnd: t('chooseEnd'),
          chosen: ({ from, to, days }) => t('rangeChosen', { from, to, days }),
        },
      }}
    />
  );
}
