'use client';

import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { getDateStateLabel } from '../../../../platform/fields/choices/date-state-labels.ts';
import type { PlannedDate } from '../planned-date.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';

interface DateChipProps {
  date: PlannedDate;
  /** Identifies it after a move, to restore the focus. */
  name: string;
  time: string;
  open: () => void;
  drag?: (() => void) | undefined;
}

/** One date of an event: a press opens it, dragging moves it. */
export function DateChip({ date, name, time, open, drag }: DateChipProps) {
  const translate = useTranslate();
  const title = date.title || translate(PLANNER_TEXTS.untitled);
  const status = getDateStateLabel(date.status);
  const state = date.isDraft ? (date.isPublic ? PLANNER_TEXTS.changed : PLANNER_TEXTS.draft) : null;
  return (
    <button
      type="button"
      className="liget-planner__chip"
      data-key={name}
      data-status={date.status}
      data-draft={date.isDraft}
      draggable={drag !== undefined}
      onClick={open}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', date.title);
        drag?.();
      }}
    >
      {/* A long title is cut off after two lines. */}
      <span className="liget-planner__title" title={title}>
        {time ? <span className="liget-planner__time">{time}</span> : null} <strong lang={date.language ?? undefined}>{title}</strong>
      </span>{' '}
      {status ? <span className="liget-mark">{translate(status)}</span> : null} {state ? <em>{translate(state)}</em> : null}
    </button>
  );
}
