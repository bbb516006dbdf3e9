'use client';

import { DAY_MS } from '@liget/park/durations';
import { FieldError, FieldLabel, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatMoment, formatOccurrence, type Times } from '../../../platform/fields/dates/date-texts.ts';
import { EVENT_DATE_TEXTS } from './event-date-texts.ts';

type SavedDate = Times & { status?: string | null; originalStart?: string | null };

const readSavedDates = (document: unknown): SavedDate[] =>
  typeof document === 'object' && document !== null && 'occurrences' in document && Array.isArray(document.occurrences)
    ? document.occurrences
    : [];

/** The choices of dates; a moved date is identified by its original time. */
const getChoices = (dates: readonly SavedDate[]): Times[] =>
  dates
    .filter(({ status }) => status !== 'rescheduled')
    .map(({ start, end, allDay }) => ({ start, end, allDay }))
    .toSorted((a, b) => Date.parse(a.start ?? '') - Date.parse(b.start ?? ''));

/** Whether it began more than a day ago. */
const isPast = ({ start }: Times, now: number) => Date.parse(start ?? '') < now - DAY_MS;
const isSame = (date: string, otherDate: string | null | undefined) => Date.parse(date) === Date.parse(otherDate ?? '');

/** The field that selects a date of the event, from the last saved version. */
const Field: DateFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: fieldPath });
  const { savedDocumentData } = useDocumentInfo();
  const language = useAdminLanguage();
  const translate = useTranslate();
  const choices = getChoices(readSavedDates(savedDocumentData));
  const chosen = choices.find(({ start }) => value && isSame(value, start))?.start ?? value ?? '';
  const [now] = useState(() => Date.now());
  const past = choices.filter((times) => isPast(times, now));
  const renderOption = (times: Times) => (
    <option key={times.start} value={times.start ?? ''}>
      {formatOccurrence(times, language)}
    </option>
  );
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={['field-type', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          className="liget-select"
          value={chosen}
          disabled={Boolean(readOnly) || disabled}
          onChange={(event) => setValue(event.target.value || null)}
        >
          <option value="">{translate(EVENT_DATE_TEXTS.choose)}</option>
          {value && !choices.some(({ start }) => isSame(value, start)) ? (
            <option value={value}>{formatMoment(value, language)}</option>
          ) : null}
          {choices.filter((times) => !isPast(times, now)).map(renderOption)}
          {past.length > 0 ? <optgroup label={translate(EVENT_DATE_TEXTS.past)}>{past.map(renderOption)}</optgroup> : null}
        </select>
      </div>
    </div>
  );
};

export const OriginalDate = withCondition(Field);
