'use client';

import { type FormEvent, useId, useState } from 'react';
import { ParkDatePicker } from '../../../../platform/admin-ui/ParkDatePicker.tsx';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { SCOPES, type Scope } from '../../agenda/query/scopes.ts';
import type { Period, PlannedDate } from '../period.ts';
import { toDay } from './days.ts';
import { PLANNER_TEXTS, SCOPE_TEXTS } from './planner-texts.ts';
import { useDateRequests } from './use-date-requests.ts';
import { formatLongDay } from './words.ts';

interface MoveDateProps {
  date: PlannedDate;
  to: string;
  moved: (date: PlannedDate, start: string) => Promise<void>;
  reload: () => Promise<Period | null>;
}

/** Changes the plan itself: a date is moved to another day, in the draft, and nothing tells visitors where it was. */
export function MoveDate({ date, to, moved, reload }: MoveDateProps) {
  const word = useTranslate();
  const id = useId();
  const { move } = useDateRequests();
  const [current, setCurrent] = useState(date);
  const [day, setDay] = useState(to);
  const [scope, setScope] = useState<Scope>('one');
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<{ message: string; isOvertaken: boolean } | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setFault(null);
    const outcome = await move(current, day, current.count > 1 ? scope : 'one');
    if ('start' in outcome) {
      await moved(current, outcome.start);
      return;
    }
    setIsSaving(false);
    setFault(outcome);
    if (!outcome.isOvertaken) return;
    // What the other one left is there now; the same date may be moved once more, knowing that.
    const newer = (await reload())?.dates.find(({ id: event, start }) => event === current.id && start === current.start);
    if (newer) setCurrent(newer);
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      {current.isPublic ? <p>{word(PLANNER_TEXTS.announced)}</p> : null}
      <label htmlFor={`${id}-day`}>{word(PLANNER_TEXTS.newDay)}</label>
      <ParkDatePicker
        id={`${id}-day`}
        describedBy={`${id}-hint`}
        dayOnly
        isKept
        onChange={(picked) => setDay(picked ? toDay(picked) : day)}
        value={`${day}T12:00:00Z`}
      />
      <p id={`${id}-hint`}>
        <strong>{word(formatLongDay(day))}. </strong>
        {word(PLANNER_TEXTS.sameTime)}
      </p>
      {current.count > 1 ? (
        <fieldset>
          <legend>{word(PLANNER_TEXTS.which)}</legend>
          {SCOPES.map((name) => (
            <label key={name} className="liget-tick">
              <input type="radio" name={`${id}-scope`} checked={scope === name} onChange={() => setScope(name)} />
              {word(SCOPE_TEXTS[name])}
            </label>
          ))}
        </fieldset>
      ) : null}
      {fault ? (
        <p className="liget-band" role="alert">
          {fault.message}
        </p>
      ) : null}
      <div className="liget-row">
        <button type="submit" className="liget-button liget-button--main" disabled={isSaving || day === toDay(current.start)}>
          {word(isSaving ? PLANNER_TEXTS.moving : fault?.isOvertaken ? PLANNER_TEXTS.moveAnyway : PLANNER_TEXTS.move)}
        </button>
      </div>
    </form>
  );
}
