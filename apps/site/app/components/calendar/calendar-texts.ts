import type { CalendarTexts } from '@liget/ui/date-picker';
import { useTranslations } from 'use-intl';

/** The messages of the calendar, in the language of the page. */
export function useCalendarTexts(): CalendarTexts {
  const t = useTranslations('calendar');
  return {
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
  };
}
