'use client';

import { useConfig } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ParkDatePicker } from '../../../../platform/admin-ui/ParkDatePicker.tsx';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { dateStateText } from '../../../../platform/fields/date-state-texts.ts';
import { occurrenceText } from '../../../../platform/fields/dates/date-texts.ts';
import { SCOPES, type Scope } from '../../agenda/query/scopes.ts';
import type { Period, PlannedDate } from '../period.ts';
import { CancelDate, type CancelDateProps, canBeCancelled } from './CancelDate.tsx';
import { dayOf } from './days.ts';
import { PLANNER_TEXTS, SCOPE_TEXTS } from './planner-texts.ts';
import type { Moved } from './use-planner.ts';
import { longDayName } from './words.ts';

interface DateDialogProps {
  date: PlannedDate;
  to: string;
  mayMove: boolean;
  move: (date: PlannedDate, to: string, scope: Scope) => Promise<Moved>;
  moved: (date: PlannedDate, start: string) => Promise<void>;
  change: CancelDateProps['change'];
  changed: CancelDateProps['changed'];
  reload: () => Promise<Period | null>;
  close: () => void;
}

/** What is said of a date, and where it is moved to another day: by dragging, or by naming the day. */
export function DateDialog({ date, to, mayMove, move, moved, change, changed, reload, close }: DateDialogProps) {
  const word = useTranslate();
  const language = useAdminLanguage();
  const { config } = useConfig();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(date);
  const [day, setDay] = useState(to);
  const [scope, setScope] = useState<Scope>('one');
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<{ message: string; isOvertaken: boolean } | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

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

  const status = dateStateText(current.status);
  const isElsewhere = day !== dayOf(current.start);
  return (
    <dialog ref={dialog} className="liget-slot-dialog liget-planner-dialog" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{current.title || word(PLANNER_TEXTS.untitled)}</h2>
      <p>
        {occurrenceText(current, language)}
        {current.allDay ? `, ${word(PLANNER_TEXTS.allDay)}` : ''}
        {current.place ? ` · ${current.place}` : ''}
        {status ? <strong className="liget-mark">{word(status)}</strong> : null}
      </p>
      {current.isDraft ? <p>{word(current.isPublic ? PLANNER_TEXTS.changed : PLANNER_TEXTS.draft)}</p> : null}
      <p>
        <a href={`${config.routes.admin}/collections/events/${current.id}`}>{word(PLANNER_TEXTS.open)}</a>
      </p>
      {mayMove && to === dayOf(date.start) && canBeCancelled(current) ? (
        <CancelDate date={current} change={change} changed={changed} />
      ) : null}
      {mayMove ? (
        <form onSubmit={(event) => void submit(event)}>
          <h3>{word(PLANNER_TEXTS.moveTitle)}</h3>
          <label htmlFor={`${id}-day`}>{word(PLANNER_TEXTS.newDay)}</label>
          <ParkDatePicker
            id={`${id}-day`}
            describedBy={`${id}-hint`}
            dayOnly
            isKept
            onChange={(picked) => setDay(picked ? dayOf(picked) : day)}
            value={`${day}T12:00:00Z`}
          />
          <p id={`${id}-hint`}>
            <strong>{word(longDayName(day))}. </strong>
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
          {current.isPublic ? <p>{word(PLANNER_TEXTS.announced)}</p> : null}
          {fault ? (
            <p className="liget-band" role="alert">
              {fault.message}
            </p>
          ) : null}
          <div className="liget-row">
            <button type="submit" className="liget-button liget-button--main" disabled={isSaving || !isElsewhere}>
              {word(isSaving ? PLANNER_TEXTS.moving : fault?.isOvertaken ? PLANNER_TEXTS.moveAnyway : PLANNER_TEXTS.move)}
            </button>
            <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
              {word(PLANNER_TEXTS.cancel)}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" className="liget-button" onClick={() => dialog.current?.close()}>
          {word(PLANNER_TEXTS.close)}
        </button>
      )}
    </dialog>
  );
}
