import { FieldError, TextField } from '@liget/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../forms/Forms.module.css';
import { getFieldId } from '../forms/form-errors.ts';
import { getLastDay } from './enquiry.ts';
import type { EnquiryDatesProps } from './enquiry-dates.ts';

const loadPickers = () => import('./EnquiryPickers.tsx').then((module) => module.EnquiryPickers);
/** Indices of the day fields without JavaScript. */
const NATIVE_DAYS = [0, 1, 2];

/**
 * The fields for days and times. Native fields are rendered first. The pickers' code loads at the visitor's first interaction with the page; the
 * pickers replace the native fields unless these are in use.
 */
export function EnquiryDates(props: EnquiryDatesProps) {
  const [Pickers, setPickers] = useState<ComponentType<EnquiryDatesProps>>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const isEmpty = () => [...element.querySelectorAll('input')].every((field) => field.value === field.defaultValue);
    const load = () => {
      stop.abort();
      // If that fails, the native fields stay.
      loadPickers().then(
        (Loaded) => isEmpty() && !element.contains(document.activeElement) && setPickers(() => Loaded),
        () => undefined,
      );
    };
    for (const sign of ['pointermove', 'keydown', 'touchstart', 'scroll'])
      window.addEventListener(sign, load, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <div ref={box} className={styles.dates}>
      {Pickers ? <Pickers {...props} /> : <NativeDates {...props} />}
    </div>
  );
}

function NativeDates({ today, values, errors }: EnquiryDatesProps) {
  const t = useTranslations('enquiries');
  const days = values?.days.split(',') ?? [];
  return (
    <>
      <fieldset className={`field ${errors?.days ? 'field-wrong' : ''} ${styles.days}`} aria-describedby={`${getFieldId('days')}-hint`}>
        <legend className="field-label">{t('form.days')}</legend>
        <p className="field-hint" id={`${getFieldId('days')}-hint`}>
          {t('form.nativeDaysHint')}
        </p>
        {NATIVE_DAYS.map((at) => (
          <input
            key={at}
            className="field-input"
            id={at === 0 ? getFieldId('days') : undefined}
            type="date"
            name="days"
            min={today}
            max={getLastDay(today)}
            aria-label={t('form.day', { number: at + 1 })}
            aria-invalid={errors?.days ? true : undefined}
            defaultValue={days[at]}
          />
        ))}
        <FieldError field={getFieldId('days')}>{errors?.days}</FieldError>
      </fieldset>
      <div className={styles.times}>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={getFieldId(name)}
            name={name}
            type="time"
            required
            label={t(`form.${name}`)}
            defaultValue={values?.[name]}
            error={errors?.[name]}
          />
        ))}
      </div>
    </>
  );
}
