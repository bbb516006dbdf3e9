'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { ParkDatePicker } from '../../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { DateChange } from '../change-date.ts';
import type { DateDetails } from '../date-details.ts';
import type { PlannedDate } from '../period.ts';
import {
  CHANGES,
  type ChangeStatus,
  type EnteredChange,
  formatPlannedTime,
  type MissingField,
  previewLanguages,
  readEnteredChange,
  type SeenDate,
} from './date-outcomes.ts';
import { CHANGE_TEXTS, LACKING_TEXTS, PLANNER_TEXTS } from './planner-texts.ts';
import type { ChangeOutcome } from './use-date-requests.ts';

export interface ChangeDateProps {
  details: DateDetails;
  /** The new time from dropping the date on another day; then only this change is offered. */
  droppedAt?: string | undefined;
  /** Called when something was entered. */
  onEnter: () => void;
  change: (date: PlannedDate, change: DateChange | null) => Promise<ChangeOutcome>;
  onChanged: (date: PlannedDate, change: DateChange | null, isPublished: boolean) => Promise<void>;
}

/**
 * Whether a single date can be changed: not if the whole event is cancelled or postponed, unless the date already has a change, which can always be
 * edited.
 */
export const canBeChanged = ({ status, own }: Pick<PlannedDate, 'status' | 'own'>): boolean =>
  own !== 'scheduled' || (status !== 'cancelled' && status !== 'postponed');

function Seen({ language, state, when, struck, where, reason }: SeenDate) {
  return (
    <p className="liget-seen" lang={language}>
      <strong>{state}:</strong> {when ?? (struck ? null : '…')}
      {when && struck ? ', ' : ''}
      {struck ? <s>{struck}</s> : null}
      {where ? ` · ${where}` : ''}
      {reason ? <span> {reason}</span> : null}
    </p>
  );
}

/** The form for changing or restoring one date, with a preview of what visitors will see. */
export function ChangeDate({ details, droppedAt, onEnter, change, onChanged }: ChangeDateProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const id = useId();
  const { date, places } = details;
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<EnteredChange>({
    ...details.reason,
    newStart: droppedAt ?? (date.own === 'rescheduled' ? date.start : null),
    location: details.location,
  });
  const [isSaving, setIsSaving] = useState(false);
  const [lacking, setLacking] = useState<MissingField | null>(null);
  const [error, setError] = useState('');

  const enter = (part: Partial<EnteredChange>) => {
    setEntered({ ...entered, ...part });
    setLacking(null);
    onEnter();
  };
  const save = async (requestedChange: DateChange | null) => {
    setIsSaving(true);
    setError('');
    const outcome = await change(date, requestedChange);
    if ('isPublished' in outcome) {
      await onChanged(date, requestedChange, outcome.isPublished);
      return;
    }
    setIsSaving(false);
    setError(outcome.message);
  };
  const choose = (status: ChangeStatus) => {
    const requestedChange = readEnteredChange(status, entered);
    if (typeof requestedChange !== 'string') {
      void save(requestedChange);
      return;
    }
    setLacking(requestedChange);
    form.current?.querySelector<HTMLElement>(`[id="${id}-${requestedChange}"]`)?.focus();
  };
  const getFieldProps = (field: MissingField) => ({
    id: `${id}-${field}`,
    'aria-invalid': lacking === field,
    'aria-describedby': lacking === field ? `${id}-lacking` : undefined,
  });
  const renderMissing = (field: MissingField) =>
    lacking === field ? (
      <p id={`${id}-lacking`} role="alert" className="liget-date__error">
        {translate(LACKING_TEXTS[field])}
      </p>
    ) : null;

  return (
    <form ref={form} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <h3>{translate(droppedAt ? PLANNER_TEXTS.newTimeTitle : PLANNER_TEXTS.changeTitle)}</h3>
      <label htmlFor={`${id}-reason`}>{translate(PLANNER_TEXTS.reasonHu)}</label>
      <input
        {...getFieldProps('reason')}
        lang="hu"
        className="liget-text"
        value={entered.hu}
        maxLength={300}
        onChange={({ target }) => enter({ hu: target.value })}
      />
      {renderMissing('reason')}
      <label htmlFor={`${id}-en`}>{translate(PLANNER_TEXTS.reasonEn)}</label>
      <input
        id={`${id}-en`}
        className="liget-text"
        lang="en"
        value={entered.en}
        maxLength={300}
        onChange={({ target }) => enter({ en: target.value })}
      />
      <p lang={language}>{translate(PLANNER_TEXTS.seen)}</p>
      <ul className="liget-outcomes">
        {date.own === 'scheduled' || droppedAt ? null : (
          <li>
            <p className="liget-seen" lang="hu">
              {formatPlannedTime(details, 'hu')}
            </p>
            <button type="button" className="liget-button" disabled={isSaving} onClick={() => void save(null)}>
              {translate(PLANNER_TEXTS.restore)}
            </button>
          </li>
        )}
        {CHANGES.filter((status) => !droppedAt || status === 'rescheduled').map((status) => (
          <li key={status} data-current={date.own === status}>
            {status === 'relocated' ? (
              <div>
                <label htmlFor={`${id}-location`}>{translate(PLANNER_TEXTS.newPlace)}</label>
                <select
                  {...getFieldProps('location')}
                  className="liget-text"
                  value={entered.location ?? ''}
                  onChange={({ target }) => enter({ location: target.value === '' ? null : Number(target.value) })}
                >
                  <option value="">{translate(PLANNER_TEXTS.choosePlace)}</option>
                  {places.map((place) => (
                    <option key={place.id} value={place.id}>
                      {place.title}
                    </option>
                  ))}
                </select>
                {renderMissing('location')}
              </div>
            ) : null}
            {status === 'rescheduled' ? (
              <div>
                <label htmlFor={`${id}-newStart`}>{translate(PLANNER_TEXTS.newStart)}</label>
                <ParkDatePicker
                  id={`${id}-newStart`}
                  dayOnly={date.allDay}
                  value={entered.newStart}
                  onChange={(newStart) => enter({ newStart })}
                  {...(lacking === 'newStart' ? { describedBy: `${id}-lacking` } : {})}
                />
                {renderMissing('newStart')}
              </div>
            ) : null}
            <div className="liget-outcomes__seen">
              {previewLanguages(status, details, entered).map((seen) => (
                <Seen key={seen.language} {...seen} />
              ))}
            </div>
            <button type="button" className="liget-button liget-button--main" disabled={isSaving} onClick={() => choose(status)}>
              {translate(isSaving ? PLANNER_TEXTS.moving : CHANGE_TEXTS[status])}
            </button>
          </li>
        ))}
      </ul>
      {error ? (
        <p className="liget-band" role="alert">
          {error}
        </p>
      ) : null}
      <p>{translate(details.isAtOnce ? PLANNER_TEXTS.atOnce : PLANNER_TEXTS.asDraft)}</p>
    </form>
  );
}
