'use client';

import { useAuth } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { ParkDatePicker } from '../../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { may } from '../../../../platform/rights/roles.ts';
import { SCOPES, type Scope } from '../../dates/move-scopes.ts';
import type { Period, PlannedDate } from '../planned-date.ts';
import { toDay } from './days.ts';
import { formatLongDay } from './format-dates.ts';
import { PLANNER_TEXTS, SCOPE_TEXTS } from './planner-texts.ts';
import { useDateRequests } from './use-date-requests.ts';

export interface MoveDateProps {
  date: PlannedDate;
  to: string;
  onMoved: (date: PlannedDate, moved: { start: string; isPublished: boolean }) => Promise<void>;
  reload: () => Promise<Period | null>;
}

/** Moves a date to another day, in the draft or at once, without showing visitors that it was moved. */
export function MoveDate({ date, to, onMoved, reload }: MoveDateProps) {
  const translate = useTranslate();
  const id = useId();
  const { user } = useAuth();
  const { move } = useDateRequests();
  const [current, setCurrent] = useState(date);
  const [day, setDay] = useState(to);
  const [scope, setScope] = useState<Scope>('one');
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<{ message: string; isOvertaken: boolean } | null>(null);

  const canPublish = current.isPublic && !current.isDraft && may(user, 'publish', 'events');
  const save = async (publish: boolean) => {
    setIsSaving(true);
    setError(null);
    const outcome = await move(current, { to: day, scope: current.count > 1 ? scope : 'one', publish });
    if ('start' in outcome) {
      await onMoved(current, outcome);
      return;
    }
    setIsSaving(false);
    setError(outcome);
    if (!outcome.isOvertaken) return;
    // Loads the other editor's version, from which the same date can be moved again.
    const newer = (await reload())?.dates.find(({ id: event, start }) => event === current.id && start === current.start);
    if (newer) setCurrent(newer);
  };

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(false);
      }}
    >
      {current.isPublic ? <p>{translate(PLANNER_TEXTS.announced)}</p> : null}
      <label htmlFor={`${id}-day`}>{translate(PLANNER_TEXTS.newDay)}</label>
      <ParkDatePicker
        id={`${id}-day`}
        describedBy={`${id}-hint`}
        dayOnly
        isRequired
        onChange={(picked) => setDay(picked ? toDay(picked) : day)}
        value={`${day}T12:00:00Z`}
      />
      <p id={`${id}-hint`}>
        <strong>{translate(formatLongDay(day))}. </strong>
        {translate(PLANNER_TEXTS.sameTime)}
      </p>
      {current.count > 1 ? (
        <fieldset>
          <legend>{translate(PLANNER_TEXTS.which)}</legend>
          {SCOPES.map((name) => (
            <label key={name} className="liget-tick">
              <input type="radio" name={`${id}-scope`} checked={scope === name} onChange={() => setScope(name)} />
              {translate(SCOPE_TEXTS[name])}
            </label>
          ))}
        </fieldset>
      ) : null}
      {error ? (
        <p className="liget-band" role="alert">
          {error.message}
        </p>
      ) : null}
      <div className="liget-row">
        <button type="submit" className="liget-button liget-button--main" disabled={isSaving || day === toDay(current.start)}>
          {translate(isSaving ? PLANNER_TEXTS.moving : error?.isOvertaken ? PLANNER_TEXTS.moveAnyway : PLANNER_TEXTS.move)}
        </button>
        {canPublish ? (
          <button
            type="button"
            className="liget-button"
            disabled={isSaving || day === toDay(current.start)}
            onClick={() => void save(true)}
          >
            {translate(PLANNER_TEXTS.movePublished)}
          </button>
        ) : null}
      </div>
    </form>
  );
}
