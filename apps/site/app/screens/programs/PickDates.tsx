import { Icon, openModal } from '@liget/ui';
import { CalendarRange } from 'lucide';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DateRangeCalendar } from './DateRangeCalendar.tsx';
import styles from './Programs.module.css';

const CALENDAR_ID = 'program-calendar';
const loadCalendar = () => import('./DateRangeCalendar.tsx');

type CalendarProps = Omit<ComponentProps<typeof DateRangeCalendar>, 'id'>;

/** Opens the calendar, whose code arrives with the first opening; without JavaScript the two date fields of the form do its work. */
export function PickDates(props: CalendarProps) {
  const t = useTranslations('calendar');
  const [Calendar, setCalendar] = useState<ComponentType<ComponentProps<typeof DateRangeCalendar>>>();

  async function open(): Promise<void> {
    try {
      const loaded = await loadCalendar();
      setCalendar(() => loaded.DateRangeCalendar);
      openModal(CALENDAR_ID);
    } catch {
      document.querySelector<HTMLInputElement>('input[name="from"]')?.focus();
    }
  }
  return (
    <>
      <button
        type="button"
        className={`chip ${styles.pick}`}
        aria-haspopup="dialog"
        onClick={() => void open()}
        onPointerEnter={() => void loadCalendar().catch(() => undefined)}
      >
        <Icon of={CalendarRange} size={18} />
        {t('open')}
      </button>
      {Calendar ? <Calendar {...props} id={CALENDAR_ID} /> : null}
    </>
  );
}
