'use client';

import { ZONE } from '@liget/park/time';
import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientComponent } from 'payload';
import { useSyncExternalStore } from 'react';
import { formatDay, formatMoment, isDayOnly } from '../../fields/dates/date-texts.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { useAdminLanguage, useTranslate } from '../use-translate.ts';
import { BROWSER_ZONE } from './browser-zone.ts';
import { ParkDatePicker } from './ParkDatePicker.tsx';

const isAbroad = () => BROWSER_ZONE !== ZONE;
const neverChanges = () => () => {};
/** Known only in the browser: the server has its own time zone. */
const useIsAbroad = () => useSyncExternalStore(neverChanges, isAbroad, () => false);

/** A date field in the park's time zone, whatever the browser's zone. */
const Field: DateFieldClientComponent = ({ field, path: potentialPath, readOnly }) => {
  const { date, description, className, readOnly: isFixed }: Partial<NonNullable<DateFieldClient['admin']>> = field.admin ?? {};
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: potentialPath });
  const translate = useTranslate();
  const language = useAdminLanguage();
  const abroad = useIsAbroad();
  const isReadOnly = Boolean(readOnly) || Boolean(isFixed);
  const isLocked = isReadOnly || disabled;
  const id = `field-${path.replaceAll('.', '__')}`;
  const dayOnly = isDayOnly(date);
  const change = (picked: string | null) => {
    if (!isLocked) setValue(picked);
  };
  return (
    <div
      className={['field-type', 'date-time-field', className, showError && 'date-time-field--has-error', isLocked && 'read-only']
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel htmlFor={`${id}__input`} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={id}>
        <FieldError path={path} showError={showError} />
        {isReadOnly ? (
          <p className="liget-read-date">
            {value ? (dayOnly ? formatDay(value, language) : formatMoment(value, language)) : translate(ADMIN_TEXTS.noDate)}
          </p>
        ) : (
          <ParkDatePicker id={`${id}__input`} dayOnly={dayOnly} onChange={change} readOnly={isLocked} value={value} />
        )}
        {!dayOnly && abroad && <p className="field-description">{translate(ADMIN_TEXTS.budapestTime)}</p>}
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  );
};

export const BudapestDate = withCondition(Field);
