'use client';

import { type FormEvent, useId, useState } from 'react';
import { formatWallTime } from '../../../../platform/admin-ui/dates/budapest-picker.ts';
import { ParkDatePicker } from '../../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { readHours } from '../read-hours.ts';
import { formatHours, HOURS_TEXTS } from './hours-texts.ts';
import type { EnteredHours } from './use-hours-requests.ts';

interface HoursFormProps {
  initial: EnteredHours;
  count: number;
  isBusy: boolean;
  onSubmit: (entered: EnteredHours) => void;
}

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  lang?: string;
  onChange: (value: string) => void;
}

const TextField = ({ id, label, value, lang, onChange }: TextFieldProps) => (
  <div>
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      className="liget-text"
      value={value}
      maxLength={300}
      {...(lang ? { lang } : {})}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);

const toDay = (instant: string | null) => (instant ? formatWallTime(instant).slice(0, 'YYYY-MM-DD'.length) : '');
/** The picker's value of a day: an instant on that day in Budapest. */
const toInstant = (day: string) => (day === '' ? null : `${day}T11:00:00.000Z`);

/** The days, the hours and the reason. */
export function HoursForm({ initial, count, isBusy, onSubmit }: HoursFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [entered, setEntered] = useState({ ...initial, until: initial.until === initial.from ? '' : initial.until });
  const [isOpen, setIsOpen] = useState(initial.opens !== '');
  const [isDayMissing, setIsDayMissing] = useState(false);
  const enter = (part: Partial<EnteredHours>) => setEntered({ ...entered, ...part });
  const times = isOpen ? { opens: entered.opens, closes: entered.closes } : { opens: '', closes: '' };
  const read = { opens: readHours(times.opens, false), closes: readHours(times.closes, true) };
  const hours = isOpen && !(read.opens && read.closes) ? null : formatHours({ opens: read.opens ?? '', closes: read.closes ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsDayMissing(entered.from === '');
    // Opening without a time is invalid, and not a closure.
    const opens = isOpen ? read.opens || '?' : '';
    const closes = read.closes ?? times.closes;
    if (entered.from !== '') onSubmit({ ...entered, opens, closes, until: entered.until || entered.from });
  };
  const formatShown = (reason: string, language: 'hu' | 'en') =>
    hours ? `${hours[language]}${reason.trim() ? ` (${reason.trim()})` : ''}` : '…';
  const renderChoice = (value: boolean, text: string) => (
    <label>
      <input type="radio" name={`${id}-which`} checked={isOpen === value} onChange={() => setIsOpen(value)} /> {text}
    </label>
  );
  return (
    <form className="liget-hours-form" noValidate onSubmit={submit}>
      <p>{translate(HOURS_TEXTS.selected(count))}</p>
      <div>
        <label htmlFor={`${id}-from`}>{translate(HOURS_TEXTS.firstDay)}</label>
        <ParkDatePicker id={`${id}-from`} dayOnly value={toInstant(entered.from)} onChange={(value) => enter({ from: toDay(value) })} />
        {isDayMissing && entered.from === '' ? (
          <p role="alert" className="liget-date__error">
            {translate(HOURS_TEXTS.noDay)}
          </p>
        ) : null}
      </div>
      <div>
        <label htmlFor={`${id}-until`}>{translate(HOURS_TEXTS.lastDay)}</label>
        <ParkDatePicker id={`${id}-until`} dayOnly value={toInstant(entered.until)} onChange={(value) => enter({ until: toDay(value) })} />
      </div>
      <fieldset>
        <legend>{translate(HOURS_TEXTS.which)}</legend>
        {renderChoice(false, translate(HOURS_TEXTS.closed))}
        {renderChoice(true, translate(HOURS_TEXTS.otherHours))}
      </fieldset>
      {isOpen ? (
        <>
          <TextField id={`${id}-opens`} label={translate(HOURS_TEXTS.opens)} value={entered.opens} onChange={(opens) => enter({ opens })} />
          <TextField
            id={`${id}-closes`}
            label={translate(HOURS_TEXTS.closes)}
            value={entered.closes}
            onChange={(closes) => enter({ closes })}
          />
        </>
      ) : null}
      <TextField
        id={`${id}-hu`}
        label={translate(HOURS_TEXTS.reasonHu)}
        value={entered.reason.hu}
        lang="hu"
        onChange={(hu) => enter({ reason: { ...entered.reason, hu } })}
      />
      <TextField
        id={`${id}-en`}
        label={translate(HOURS_TEXTS.reasonEn)}
        value={entered.reason.en}
        lang="en"
        onChange={(en) => enter({ reason: { ...entered.reason, en } })}
      />
      <p>{translate(HOURS_TEXTS.seen)}</p>
      <p className="liget-seen" lang="hu">
        {formatShown(entered.reason.hu, 'hu')}
      </p>
      <p className="liget-seen" lang="en">
        {formatShown(entered.reason.en || entered.reason.hu, 'en')}
      </p>
      <button type="submit" className="liget-button liget-button--main" disabled={isBusy}>
        {translate(isBusy ? HOURS_TEXTS.looking : HOURS_TEXTS.look)}
      </button>
    </form>
  );
}
