'use client';

import { useId, useRef, useState } from 'react';
import { ParkDatePicker } from '../../../platform/admin-ui/dates/ParkDatePicker.tsx';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { toDay } from '../../events/planner/admin/days.ts';
import type { CaseDetails } from '../desk-case.ts';
import { CLOSED_STATES, KINDS, STATES } from '../kinds.ts';
import { CaseOutcome } from './CaseOutcome.tsx';
import { Due } from './Cells.tsx';
import { INBOX_TEXTS } from './inbox-texts.ts';
import type { Act, Outcome } from './use-case-details.ts';

const SETTABLE = ['inProgress', 'waiting'] as const;
const isSettable = (value: string): value is (typeof SETTABLE)[number] => SETTABLE.some((state) => state === value);

interface CaseControlsProps {
  details: CaseDetails;
  outcome: Outcome | null;
  act: Act;
}

/** The state, the assignee and the deadline of a case. */
export function CaseControls({ details: { shownCase, people }, outcome, act }: CaseControlsProps) {
  const translate = useTranslate();
  const id = useId();
  const { state, due, assignedTo } = shownCase;
  const [day, setDay] = useState(due ?? '');
  const isClosed = state === 'closed';
  // Both picking a day and leaving the field may report the change.
  const sentDue = useRef(due);
  const chosen = useRef(due);
  const changeDay = async () => {
    const choice = chosen.current;
    if (!choice || choice === sentDue.current) return;
    sentDue.current = choice;
    if (!(await act({ action: 'due', due: choice }))) sentDue.current = due;
  };
  return (
    <div className="liget-controls">
      <p>
        <span>{translate(KINDS[shownCase.kind].label)}</span> <strong>{translate(STATES[state])}</strong>{' '}
        {due ? <Due due={`${due}T12:00:00Z`} isDone={CLOSED_STATES.includes(state)} /> : null}
      </p>
      <label htmlFor={`${id}-state`}>{translate(INBOX_TEXTS.state)}</label>
      <select
        id={`${id}-state`}
        value={state}
        disabled={isClosed}
        onChange={({ target }) => isSettable(target.value) && void act({ action: 'state', state: target.value })}
      >
        {isSettable(state) ? null : <option value={state}>{translate(STATES[state])}</option>}
        {SETTABLE.map((each) => (
          <option key={each} value={each}>
            {translate(INBOX_TEXTS.setState[each])}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-person`}>{translate(INBOX_TEXTS.assigned)}</label>
      <select
        id={`${id}-person`}
        value={assignedTo ?? ''}
        onChange={({ target }) => void act({ action: 'assigned', to: target.value ? Number(target.value) : null })}
      >
        <option value="">{translate(INBOX_TEXTS.nobody)}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-due`}>{translate(INBOX_TEXTS.due)}</label>
      <ParkDatePicker
        id={`${id}-due`}
        dayOnly
        isRequired
        onChange={(picked) => {
          if (!picked) return;
          chosen.current = toDay(picked);
          setDay(chosen.current);
        }}
        onLeave={() => void changeDay()}
        value={day && `${day}T12:00:00Z`}
      />
      <CaseOutcome outcome={outcome} of={['assigned', 'state', 'due']} />
    </div>
  );
}
