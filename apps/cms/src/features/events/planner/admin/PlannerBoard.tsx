'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../../../platform/fields/labels.ts';
import type { Period, PlannedDate } from '../planned-date.ts';
import { DateDialog } from './DateDialog.tsx';
import { DayCell } from './DayCell.tsx';
import { addDays, countDaysBetween, groupByDay, isLasting, listShownDays, startOn, toDay } from './days.ts';
import { formatChange } from './format-dates.ts';
import { LastingDates } from './LastingDates.tsx';
import { MoveDate, type MoveDateProps } from './MoveDate.tsx';
import { PLANNER_TEXTS } from './planner-texts.ts';
import { Toolbar } from './Toolbar.tsx';
import type { DateChangeOptions } from './use-date-change.ts';
import { useDrops } from './use-drops.ts';
import { type Place, usePlanner } from './use-planner.ts';
import { useScrollToDay } from './use-scroll-to-day.ts';

interface DateSelection {
  date: PlannedDate;
  /** The day on which it was dropped; its own day if it was only opened. */
  to: string;
}

interface PlannerBoardProps {
  first: Period;
  initial: Place;
  today: string;
  mayMove: boolean;
}

const toKey = ({ id, start }: Pick<PlannedDate, 'id' | 'start'>) => `${id} ${start}`;

/** The calendar of a month or a week. On a phone the days are a list, without empty ones. */
export function PlannerBoard({ first, initial, today, mayMove }: PlannerBoardProps) {
  const translate = useTranslate();
  const { config } = useConfig();
  const { place, period, isLoading, isFailed, show, reload } = usePlanner(first, initial);
  const [opened, setOpened] = useState<DateSelection | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<{ date: PlannedDate; from: string } | null>(null);
  const focus = useRef<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const days = listShownDays(place.day, place.view);
  const found = groupByDay(period.dates, days);
  const lasting = period.dates.filter(isLasting);

  // Moves the focus to the new place of a moved event, for keyboard users.
  useEffect(() => {
    if (focus.current === null || opened) return;
    const chip = board.current?.querySelector<HTMLElement>(`[data-key="${focus.current}"]`);
    focus.current = null;
    chip?.focus();
  });

  useScrollToDay(board, place.day, today);

  const drop = (day: string) => {
    const { current } = dragged;
    dragged.current = null;
    if (!current || current.from === day) return;
    setOpened({ date: current.date, to: addDays(toDay(current.date.start), countDaysBetween(current.from, day)) });
  };
  useDrops(board, drop);
  const open = (date: PlannedDate) => setOpened({ date, to: toDay(date.start) });

  /** After a change: shows the new dates, moves the focus to this one, and announces what has happened. */
  const finish = async (date: Pick<PlannedDate, 'id' | 'start'>, message: Label) => {
    focus.current = toKey(date);
    await reload();
    setAnnouncement(translate(message));
    setOpened(null);
  };
  const onMoved: MoveDateProps['onMoved'] = async ({ id, isPublic }, { start, isPublished }) =>
    finish({ id, start }, PLANNER_TEXTS[isPublished ? 'movedAtOnce' : isPublic ? 'movedPublic' : 'movedDraft']);
  const onChanged: DateChangeOptions['onChanged'] = async ({ id, start, originalStart }, change, isPublished) => {
    const newStart = change?.status === 'rescheduled' ? change.newStart : change ? start : originalStart;
    await finish({ id, start: newStart }, formatChange(change, isPublished));
  };
  const isDropped = opened !== null && opened.to !== toDay(opened.date.start);

  return (
    <div className="liget-planner" ref={board}>
      <p>{translate(mayMove ? PLANNER_TEXTS.about : PLANNER_TEXTS.aboutReading)}</p>
      <Toolbar place={place} days={days} today={today} show={show} admin={config.routes.admin} mayMake={mayMove} />
      <p role="status">{isLoading ? translate(PLANNER_TEXTS.loading) : isFailed ? translate(PLANNER_TEXTS.failed) : announcement}</p>
      {period.isCut ? <p className="liget-band">{translate(PLANNER_TEXTS.cut)}</p> : null}
      {period.dates.length === 0 && !isLoading ? <p>{translate(PLANNER_TEXTS.nothing)}</p> : null}
      <ol className="liget-planner__grid" data-view={place.view} aria-busy={isLoading}>
        {days.map((day) => (
          <DayCell
            key={day}
            day={day}
            dates={found.get(day) ?? []}
            isToday={day === today}
            isOutside={place.view === 'month' && day.slice(0, 7) !== place.day.slice(0, 7)}
            most={place.view === 'week' ? Number.POSITIVE_INFINITY : undefined}
            drag={mayMove ? (date) => (dragged.current = { date, from: day }) : undefined}
            open={open}
            toKey={toKey}
          />
        ))}
      </ol>
      {lasting.length > 0 ? <LastingDates dates={lasting} open={open} toKey={toKey} /> : null}
      {opened ? (
        <DateDialog
          key={`${toKey(opened.date)} ${opened.to}`}
          date={opened.date}
          mayChange={mayMove}
          droppedAt={isDropped ? startOn(opened.date, opened.to) : undefined}
          onChanged={onChanged}
          close={() => setOpened(null)}
        >
          {mayMove ? (
            <details open={isDropped || !opened.date.isPublic}>
              <summary>{translate(opened.date.isPublic ? PLANNER_TEXTS.movePlan : PLANNER_TEXTS.moveTitle)}</summary>
              <MoveDate date={opened.date} to={opened.to} onMoved={onMoved} reload={reload} />
            </details>
          ) : null}
        </DateDialog>
      ) : null}
    </div>
  );
}
