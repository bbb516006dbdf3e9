import { DATE_LANGUAGES, DatePicker, parseIso } from '@liget/ui/date-picker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePickerTexts } from '../../../components/calendar/picker-texts.ts';

export interface FilterDatesProps {
  locale: 'hu' | 'en';
  /** 'YYYY-MM-DD', like `from` and `to`. */
  today: string;
  from: string | undefined;
  to: string | undefined;
  onDays: (days: { from: string | undefined; to: string | undefined }) => void;
}

type Day = ReturnType<typeof parseIso> | null;
interface Days {
  from: Day;
  to: Day;
}

const readDay = (day: string | undefined): Day => (day ? (parseIso(day) ?? null) : null);
const write = (day: { toString: () => string } | null | undefined): string | undefined => day?.toString().slice(0, 10);

/**
 * The first and last day of the filter, typed or picked: from today on, the last one not before the first. Loaded when the filters are
 * used.
 */
export function DateFields({ locale, today, from, to, onDays }: FilterDatesProps) {
  const t = useTranslations('programs');
  const texts = usePickerTexts();
  const [days, setDays] = useState<Days>({ from: readDay(from), to: readDay(to) });
  const [lastDates, setLastDates] = useState({ from, to });
  // Adopt days that the URL or a removed chip has changed meanwhile.
  if (from !== lastDates.from || to !== lastDates.to) {
    setLastDates({ from, to });
    setDays({ from: readDay(from), to: readDay(to) });
  }
  const earliest = parseIso(today);
  if (!earliest) throw new Error(`today is not yy-mm-dd: ${today}`);

  function choose(next: Days) {
    const { from: first, to: last } = next;
    const chosen = first && last && last.compare(first) < 0 ? { from: first, to: null } : next;
    setDays(chosen);
    onDays({ from: write(chosen.from), to: write(chosen.to) });
  }
  const settings = { language: DATE_LANGUAGES[locale], texts, today: earliest };
  const firstDay = days.from && days.from.compare(earliest) > 0 ? days.from : earliest;
  return (
    <>
      <DatePicker
        {...settings}
        name="from"
        id="filter-from"
        label={t('from')}
        minDate={earliest}
        value={days.from ?? null}
        onChange={(day) => choose({ ...days, from: readDay(write(day)) })}
      />
      <DatePicker
        {...settings}
        name="to"
        id="filter-to"
        label={t('to')}
        minDate={firstDay}
        value={days.to ?? null}
        onChange={(day) => choose({ ...days, to: readDay(write(day)) })}
      />
    </>
  );
}
