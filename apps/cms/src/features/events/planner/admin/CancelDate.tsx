'use client';

import { type FormEvent, useId, useState } from 'react';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { DATE_STATE_TEXTS } from '../../../../platform/fields/date-state-texts.ts';
import { occurrenceText } from '../../../../platform/fields/dates/date-texts.ts';
import type { PlannedDate } from '../period.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';
import type { Changed, DateReason } from './use-planner.ts';

export interface CancelDateProps {
  date: PlannedDate;
  change: (date: PlannedDate, reason: DateReason | null) => Promise<Changed>;
  changed: (date: PlannedDate, isCancelled: boolean, isPublished: boolean) => Promise<void>;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether the calendar can cancel a date, or let it take place again: what else has become of it is told in the form alone. */
export const canBeCancelled = ({ status, own }: Pick<PlannedDate, 'status' | 'own'>): boolean =>
  own === 'cancelled' || (own === 'scheduled' && status !== 'cancelled' && status !== 'postponed');

/** One date is cancelled, or takes place after all; what visitors will see stands there before it is saved. */
export function CancelDate({ date, change, changed }: CancelDateProps) {
  const word = useTranslate();
  const language = useAdminLanguage();
  const id = useId();
  const [reason, setReason] = useState<DateReason>({ hu: '', en: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState('');
  const isOff = date.own === 'cancelled';
  const isPublishing = date.isPublic && !date.isDraft;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setFault('');
    const outcome = await change(date, isOff ? null : reason);
    if ('isPublished' in outcome) {
      await changed(date, !isOff, outcome.isPublished);
      return;
    }
    setIsSaving(false);
    setFault(outcome.message);
  };

  const when = occurrenceText(date, 'hu');
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h3>{word(isOff ? PLANNER_TEXTS.restoreTitle : PLANNER_TEXTS.cancelTitle)}</h3>
      {isOff ? null : (
        <>
          <label htmlFor={`${id}-hu`}>{word(PLANNER_TEXTS.reasonHu)}</label>
          <input
            id={`${id}-hu`}
            className="liget-text"
            value={reason.hu}
            maxLength={300}
            required
            onChange={({ target }) => setReason({ ...reason, hu: target.value })}
          />
          <label htmlFor={`${id}-en`}>{word(PLANNER_TEXTS.reasonEn)}</label>
          <input
            id={`${id}-en`}
            className="liget-text"
            lang="en"
            value={reason.en}
            maxLength={300}
            onChange={({ target }) => setReason({ ...reason, en: target.value })}
          />
        </>
      )}
      <div className="liget-seen" lang="hu">
        <p lang={language}>{word(PLANNER_TEXTS.seen)}</p>
        {isOff ? (
          <p>{when}</p>
        ) : (
          <>
            <p>
              <strong>{capitalised(DATE_STATE_TEXTS.cancelled.hu)}:</strong> <s>{when}</s>
            </p>
            <p>{reason.hu.trim() || PLANNER_TEXTS.reasonHere.hu}</p>
          </>
        )}
      </div>
      {fault ? (
        <p className="liget-band" role="alert">
          {fault}
        </p>
      ) : null}
      <div className="liget-row">
        <button type="submit" className="liget-button liget-button--main" disabled={isSaving || (!isOff && reason.hu.trim() === '')}>
          {word(isSaving ? PLANNER_TEXTS.moving : isOff ? PLANNER_TEXTS.restore : PLANNER_TEXTS.cancelDate)}
        </button>
      </div>
      <p>{word(isPublishing ? PLANNER_TEXTS.atOnce : PLANNER_TEXTS.asDraft)}</p>
    </form>
  );
}
