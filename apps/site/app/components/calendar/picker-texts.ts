import type { DatePickerTexts } from '@liget/ui/date-picker';
import { useTranslations } from 'use-intl';
import { useCalendarTexts } from './calendar-texts.ts';

/** The messages of a date field, in the language of the page. */
export function usePickerTexts(): DatePickerTexts {
  const word = useTranslations('calendar');
  const calendar = useCalendarTexts();
  return {
    ...calendar,
    open: word('openField'),
    change: (day) => word('changeField', { day }),
    panel: word('panel'),
    today: word('pickToday'),
    clear: word('clear'),
    done: word('done'),
    errors: {
      'missing-number': word('errors.missingNumber'),
      'unknown-month': word('errors.unknownMonth'),
      'unknown-day': word('errors.unknownDay'),
      'unexpected-text': word('errors.unexpectedText'),
      'trailing-text': word('errors.trailingText'),
      'invalid-date': word('errors.invalidDate'),
      'too-early': (day) => word('errors.tooEarly', { day }),
      'too-late': (day) => word('errors.tooLate', { day }),
      'too-many': (count) => word('errors.tooMany', { count }),
      unavailable: word('errors.unavailable'),
    },
  };
}
