import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterDatesProps } from './DateFields.tsx';
import styles from './Filters.module.css';

const loadPickers = () => import('./DateFields.tsx').then((module) => module.DateFields);

/**
 * The first and last day. Native date fields are shown without JavaScript and until a visitor approaches the filters: then the date pickers
 * load and replace fields in which nobody is typing.
 */
export function FilterDates({ isWanted: isFilterOpen, ...dates }: FilterDatesProps & { isWanted: boolean }) {
  const [Pickers, setPickers] = useState<ComponentType<FilterDatesProps>>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFilterOpen) return undefined;
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
    // If they cannot be loaded, the native fields stay.
    loadPickers().then(show, () => undefined);
    return () => stop.abort();
  }, [isFilterOpen]);
  if (!Pickers) return <NativeDates {...dates} fields={fields} />;
  return (
    // A partly typed date must not reach the form, which gets complete ones by `onDays`.
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

/** Follows the URL without replacing text that is being typed. */
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
