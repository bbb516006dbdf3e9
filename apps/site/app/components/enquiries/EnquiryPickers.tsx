import { MAX_DAYS } from '@liget/content-api/enquiry-limits';
import { FieldError } from '@liget/ui';
import { DATE_LANGUAGES, DatePicker, parseIso, TimeField } from '@liget/ui/date-picker';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePickerTexts } from '../calendar/picker-texts.ts';
import styles from '../forms/Forms.module.css';
import { getFieldId } from '../forms/form-errors.ts';
import { getLastDay, parseDays } from './enquiry.ts';
import type { EnquiryDatesProps } from './enquiry-dates.ts';

type Day = NonNullable<ReturnType<typeof parseIso>>;
interface Time {
  hour: number;
  minute: number;
  second: number;
}

const START = { from: '10:00', until: '16:00' } as const;
const padTwo = (number: number) => String(number).padStart(2, '0');
const formatTime = ({ hour, minute }: Time) => `${padTwo(hour)}:${padTwo(minute)}`;

function readTime(text: string | undefined, otherwise: string): Time {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text ?? '') ?? /^(\d{2}):(\d{2})$/.exec(otherwise) ?? [];
  return { hour: Number(hour), minute: Number(minute), second: 0 };
}

const getDays = (texts: readonly string[]): Day[] => texts.flatMap((text) => parseIso(text) ?? []);

/** Pickers for days and times, typed or picked, with closed weekdays disabled. Loaded when the form is used. */
export function EnquiryPickers({ locale, today, offer, values, errors }: EnquiryDatesProps) {
  const t = useTranslations('enquiries');
  const texts = usePickerTexts();
  const [days, setDays] = useState<readonly Day[]>(() => getDays(parseDays(values?.days ?? '')));
  // An error of the server is hidden once the value changes.
  const [seen, setSeen] = useState<typeof errors>();
  const first = parseIso(today);
  const last = parseIso(getLastDay(today));
  if (!first || !last) throw new Error(`today is not yy-mm-dd: ${today}`);
  return (
    <>
      <DatePicker
        mode="multiple"
        id={getFieldId('days')}
        name="days"
        language={DATE_LANGUAGES[locale]}
        texts={texts}
        today={first}
        minDate={first}
        maxDate={last}
        maxDateCount={MAX_DAYS}
        // ISO weekdays to the picker's, where Sunday is 0.
        disabledWeekdays={offer.closed_weekdays.map((weekday) => weekday % 7)}
        disabledDates={getDays(offer.closed_days)}
        label={t('form.days')}
        hint={t('form.daysHint', { most: MAX_DAYS })}
        error={seen === errors ? undefined : errors?.days}
        value={days}
        onError={() => setSeen(errors)}
        onChange={(next) => {
          setSeen(errors);
          setDays(next);
        }}
      />
      <div className={styles.times}>
        {(['from', 'until'] as const).map((name) => (
          <PickedTime key={name} name={name} locale={locale} value={values?.[name]} error={errors?.[name]} />
        ))}
      </div>
    </>
  );
}

interface PickedTimeProps {
  name: 'from' | 'until';
  locale: EnquiryDatesProps['locale'];
  value: string | undefined;
  error: string | undefined;
}

function PickedTime({ name, locale, value, error }: PickedTimeProps) {
  const t = useTranslations('enquiries');
  const [time, setTime] = useState(() => readTime(value, START[name]));
  const [isRefused, setIsRefused] = useState(false);
  const texts = {
    label: t(`form.${name}`),
    hour: t('time.hour'),
    minute: t('time.minute'),
    second: t('time.second'),
    dayPart: t('time.dayPart'),
    increase: (part: string) => t('time.increase', { part }),
    decrease: (part: string) => t('time.decrease', { part }),
    chooseDayFirst: t('time.chooseDayFirst'),
    errors: {
      'two-digits': t('time.errors.twoDigits'),
      'out-of-range': (range: { least: string; most: string }) => t('time.errors.outOfRange', range),
      'outside-limits': t('time.errors.outsideLimits'),
    },
  };
  return (
    <div className={error ? 'field field-wrong' : 'field'} id={getFieldId(name)} tabIndex={-1}>
      <span className="field-label" aria-hidden="true">
        {t(`form.${name}`)}
      </span>
      <TimeField value={time} onChange={setTime} language={DATE_LANGUAGES[locale]} texts={texts} stepMinute={15} onInvalid={setIsRefused} />
      <input type="hidden" name={name} value={isRefused ? '' : formatTime(time)} />
      <FieldError field={getFieldId(name)}>{isRefused ? undefined : error}</FieldError>
    </div>
  );
}
