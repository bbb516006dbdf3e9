import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterDatesProps } from './DateFields.tsx';
import styles from './Filters.module.css';

const loadPickers = () => import('./DateFields.tsx').then((module) => module.DateFields);

/**
 * First and last day. Native date fields are shown without JavaScript, and until a visitor comes near the filters: then the date pickers' code
 * is loaded, and they replace the fields that nobody is typing in.
 */
export function FilterDates({ isWanted, ...dates }: FilterDatesProps & { isWanted: boolean }) {
  const [Pickers, setPickers] = useState<ComponentType<FilterDatesProps>>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const element = fields.current;
    const show = (Loaded: ComponentType<FilterDatesProps>) => {
      if (stop.signal.aborted) return;
      if (!element?.contains(document.activeElement)) return setPickers(() => Loaded);
      const onLeave = ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setPickers(() => Loaded);
      };
      element.addEventListener('focusout', onLeave, { signal: stop.signal });
    };
    // Without them the browser's own fields do.
    loadPickers().then(show, () => undefined);
    return () => stop.abort();
  }, [isWanted]);
  if (!Pickers) return <NativeDates {...dates} fields={fields} />;
  return (
    // What is typed here is a date only when it is whole: the form hears of it by `onDays`.
    <div className={styles.pickers} onChange={(event) => event.stopPropagation()}>
      <Pickers {...dates} />
    </div>
  );
}

function NativeDates({ from, to, today, fields }: FilterDatesProps & { fields: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('programs');
  return (
    <div ref={fields} className={styles.dates}>
      <NativeDate name="from" label={t('from')} value={from} min={today} />
      <NativeDate name="to" label={t('to')} value={to} min={today} />
    </div>
  );
}

/** Follows the address, but never takes away what is being typed. */
function NativeDate({ name, label, value = '', min }: { name: string; label: string; value: string | undefined; min: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <label className={styles.date}>
      <span>{label}</span>
      <input ref={field} type="date" name={name} min={min} defaultValue={value} />
    </label>
  );
}
