'use client';

import { DatePicker } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Label } from '../../fields/labels.ts';
import { ADMIN_TEXTS } from '../texts.ts';
import { useAdminLanguage, useTranslate } from '../use-translate.ts';
import { toPickerDate, toStoredInstant } from './budapest-picker.ts';
import { useTypedDate } from './use-typed-date.ts';

/** Patterns of the date library that write days as `formatDay` does. */
const DAY_FORMATS: Label = { hu: 'yyyy. MM. dd.', en: 'd MMM yyyy' };

interface ParkDatePickerProps {
  /** The shown instant; empty when no date is chosen. */
  value: string | null | undefined;
  /** The picked or typed instant (noon for whole days); `null` when the field is emptied. */
  onChange: (value: string | null) => void;
  dayOnly: boolean;
  readOnly?: boolean;
  /** In the hour that exists twice when summer time ends: whether the later instant is meant. */
  isAhead?: boolean;
  /** The id of the input, for its label. */
  id?: string;
  describedBy?: string;
  /** The field cannot be emptied. */
  isRequired?: boolean;
  /** Called after a date was picked or the field was left. */
  onLeave?: () => void;
}

/** The date picker of all screens, in the account's language and the park's time zone, whatever those of the browser. */
export function ParkDatePicker({ value, onChange, dayOnly, readOnly, isAhead, id, describedBy, isRequired, onLeave }: ParkDatePickerProps) {
  const language = useAdminLanguage();
  const translate = useTranslate();
  const errorId = useId();
  const [error, setError] = useState<Label | null>(null);
  const accept = (picked: Date) => onChange(toStoredInstant(picked, dayOnly, ...(isAhead ? [Date.now()] : [])));
  const finish = (read: Date) => {
    accept(read);
    onLeave?.();
  };
  const typed = useTypedDate({ dayOnly, onRead: finish, onError: setError });
  const change = (picked: Date | null, event?: { type?: string }) => {
    if (typed.isTyping(event)) return;
    setError(null);
    if (picked) accept(picked);
    else if (!isRequired) onChange(null);
  };
  return (
    <div className={isRequired ? 'liget-date liget-date--required' : 'liget-date'} {...typed.ofBox}>
      <DatePicker
        key={language}
        displayFormat={dayOnly ? DAY_FORMATS[language] : `${DAY_FORMATS[language]} HH:mm`}
        onChange={change}
        overrides={{
          // Payload's own picker stores whole days as noon in UTC, which is the next day in Auckland.
          onChange: change,
          onChangeRaw: typed.onChangeRaw,
          // Parse typed text only when it is complete; the library would guess after each key.
          strictParsing: true,
          ...(id ? { id } : {}),
          ariaDescribedBy: [describedBy, error ? errorId : ''].filter(Boolean).join(' '),
          ...(error ? { ariaInvalid: 'true' } : {}),
          ...(onLeave ? { onBlur: onLeave, onCalendarClose: onLeave } : {}),
        }}
        pickerAppearance={dayOnly ? 'dayOnly' : 'dayAndTime'}
        placeholder={translate(dayOnly ? ADMIN_TEXTS.dayPattern : ADMIN_TEXTS.momentPattern)}
        readOnly={readOnly ?? false}
        timeFormat="HH:mm"
        timeIntervals={15}
        {...(value ? { value: toPickerDate(value) } : {})}
      />
      {error ? (
        <p id={errorId} role="alert" className="liget-date__error">
          {translate(error)}
        </p>
      ) : null}
    </div>
  );
}
