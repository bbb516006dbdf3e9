'use client';

import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { stepDay } from './days.ts';
import { formatDayName, formatMonthName } from './format-dates.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';
import type { Place } from './use-planner.ts';

interface ToolbarProps {
  place: Place;
  days: readonly string[];
  today: string;
  show: (place: Place) => void;
  admin: string;
  mayMake: boolean;
}

/** The title of the shown period and the navigation. */
export function Toolbar({ place, days, today, show, admin, mayMake }: ToolbarProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const { day, view } = place;
  const week = PLANNER_TEXTS.weekOf(formatDayName(days[0] ?? day, language), formatDayName(days.at(-1) ?? day, language));
  return (
    <div className="liget-planner__bar">
      <h2 aria-live="polite">{translate(view === 'month' ? formatMonthName(day) : week)}</h2>
      <div className="liget-row">
        <button type="button" className="liget-button" onClick={() => show({ view, day: stepDay(day, view, -1) })}>
          ‹ {translate(PLANNER_TEXTS.earlier)}
        </button>
        <button type="button" className="liget-button" onClick={() => show({ view, day: today })}>
          {translate(PLANNER_TEXTS.today)}
        </button>
        <button type="button" className="liget-button" onClick={() => show({ view, day: stepDay(day, view, 1) })}>
          {translate(PLANNER_TEXTS.later)} ›
        </button>
      </div>
      <div className="liget-row" role="group" aria-label={translate(PLANNER_TEXTS.views)}>
        {(['month', 'week'] as const).map((name) => (
          <button key={name} type="button" className="liget-button" aria-pressed={view === name} onClick={() => show({ day, view: name })}>
            {translate(PLANNER_TEXTS[name])}
          </button>
        ))}
      </div>
      {mayMake ? (
        <a className="liget-button" href={`${admin}/collections/events/create`}>
          {translate(PLANNER_TEXTS.newProgram)}
        </a>
      ) : null}
    </div>
  );
}
