'use client';

import type { FormEvent } from 'react';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { PlannedDate } from '../planned-date.ts';
import { ChangeOption, getRequiredProps, MissingNotice } from './ChangeOption.tsx';
import { CHANGES, formatPlannedTime } from './date-outcomes.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';
import { type DateChangeForm, type DateChangeOptions, useDateChange } from './use-date-change.ts';

/**
 * Whether a single date can be changed: not if the whole event is cancelled or postponed, unless the date already has a change, which can always be
 * edited.
 */
export const canBeChanged = ({ status, own }: Pick<PlannedDate, 'status' | 'own'>): boolean =>
  own !== 'scheduled' || (status !== 'cancelled' && status !== 'postponed');

function Reason({ form }: { form: DateChangeForm }) {
  const translate = useTranslate();
  const { id, entered, enter } = form;
  return (
    <>
      <label htmlFor={`${id}-reason`}>{translate(PLANNER_TEXTS.reasonHu)}</label>
      <input
        {...getRequiredProps('reason', form)}
        lang="hu"
        className="liget-text"
        value={entered.hu}
        maxLength={300}
        onChange={({ target }) => enter({ hu: target.value })}
      />
      <MissingNotice field="reason" form={form} />
      <label htmlFor={`${id}-en`}>{translate(PLANNER_TEXTS.reasonEn)}</label>
      <input
        id={`${id}-en`}
        className="liget-text"
        lang="en"
        value={entered.en}
        maxLength={300}
        onChange={({ target }) => enter({ en: target.value })}
      />
    </>
  );
}

/** The form for changing or restoring one date, with a preview of what visitors will see. */
export function ChangeDate(options: DateChangeOptions) {
  const { details, droppedAt } = options;
  const translate = useTranslate();
  const language = useAdminLanguage();
  const form = useDateChange(options);
  return (
    <form onSubmit={(event: FormEvent) => event.preventDefault()}>
      <h3>{translate(droppedAt ? PLANNER_TEXTS.newTimeTitle : PLANNER_TEXTS.changeTitle)}</h3>
      <Reason form={form} />
      <p lang={language}>{translate(PLANNER_TEXTS.seen)}</p>
      <ul className="liget-outcomes">
        {details.date.own === 'scheduled' || droppedAt ? null : (
          <li>
            <p className="liget-seen" lang="hu">
              {formatPlannedTime(details, 'hu')}
            </p>
            <button type="button" className="liget-button" disabled={form.isSaving} onClick={form.restore}>
              {translate(PLANNER_TEXTS.restore)}
            </button>
          </li>
        )}
        {CHANGES.filter((status) => !droppedAt || status === 'rescheduled').map((status) => (
          <ChangeOption key={status} status={status} details={details} form={form} />
        ))}
      </ul>
      {form.error ? (
        <p className="liget-band" role="alert">
          {form.error}
        </p>
      ) : null}
      <p>{translate(details.isAtOnce ? PLANNER_TEXTS.atOnce : PLANNER_TEXTS.asDraft)}</p>
    </form>
  );
}
