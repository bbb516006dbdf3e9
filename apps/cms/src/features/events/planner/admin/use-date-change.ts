import { useId, useState } from 'react';
import type { DateChange } from '../changed-rows.ts';
import type { DateDetails, PlannedDate } from '../planned-date.ts';
import { type ChangeStatus, type EnteredChange, type MissingField, readEnteredChange } from './date-outcomes.ts';
import type { ChangeOutcome } from './use-date-requests.ts';

export interface DateChangeOptions {
  details: DateDetails;
  /** The new time from dropping the date on another day; then only this change is offered. */
  droppedAt?: string | undefined;
  /** Called when something was entered. */
  onEnter: () => void;
  change: (date: PlannedDate, change: DateChange | null) => Promise<ChangeOutcome>;
  onChanged: (date: PlannedDate, change: DateChange | null, isPublished: boolean) => Promise<void>;
}

/** The state of a form that changes or restores one date. */
export interface DateChangeForm {
  /** The prefix of the ids of the form's fields. */
  id: string;
  entered: EnteredChange;
  /** The field without which the chosen change cannot be saved. */
  missing: MissingField | null;
  isSaving: boolean;
  /** The message of a save that failed; empty without one. */
  error: string;
  enter: (part: Partial<EnteredChange>) => void;
  /** Saves the change or, if it is incomplete, moves the focus to the missing field. */
  choose: (status: ChangeStatus) => void;
  restore: () => void;
}

export function useDateChange({ details, droppedAt, onEnter, change, onChanged }: DateChangeOptions): DateChangeForm {
  const { date, reason, location } = details;
  const id = useId();
  const [entered, setEntered] = useState<EnteredChange>({
    ...reason,
    newStart: droppedAt ?? (date.own === 'rescheduled' ? date.start : null),
    location,
  });
  const [isSaving, setIsSaving] = useState(false);
  const [missing, setMissing] = useState<MissingField | null>(null);
  const [error, setError] = useState('');

  const enter = (part: Partial<EnteredChange>) => {
    setEntered({ ...entered, ...part });
    setMissing(null);
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
    setMissing(requestedChange);
    document.getElementById(`${id}-${requestedChange}`)?.focus();
  };
  return { id, entered, missing, isSaving, error, enter, choose, restore: () => void save(null) };
}
