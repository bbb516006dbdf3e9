import { takesPlace } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { Fragment } from 'react';
import { getDateKey, type LastingState } from '../../../features/events/agenda/lasting-on-day.ts';
import { PLANNER_TEXTS } from '../../../features/events/planner/admin/planner-texts.ts';
import { ADMIN_PATHS } from '../../../platform/admin-ui/admin-paths.ts';
import { getDateStateLabel } from '../../../platform/fields/choices/date-state-labels.ts';
import { formatOccurrence, formatPlannedDay, formatTime } from '../../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import { DASHBOARD_TEXTS } from '../dashboard-texts.ts';
import { Block, type DashboardContext } from '../parts.tsx';
import { ChangeDateButton, DateChanges } from './DateChanges.tsx';
import type { DayOnSite, ProgramDate } from './programs.ts';

/** What editors must know about a date: its status differs from the published one, or its place is closed. */
const getMarks = ({ status, isOutsideHours }: ProgramDate): Label[] =>
  [getDateStateLabel(status), isOutsideHours ? DASHBOARD_TEXTS.outside : null].filter((mark) => mark !== null);

/** Whether it began before the day under which it is listed. */
const isGoingOn = ({ start, day }: ProgramDate) => toBudapestDay(Temporal.Instant.from(start)) < day;

/** Why a lasting date is not among the numbers of the day. */
const LASTING_MARKS: Readonly<Record<LastingState, Label | null>> = {
  open: null,
  closed: DASHBOARD_TEXTS.closedOnDay,
  closedByNow: DASHBOARD_TEXTS.closedByNow,
};

interface DatesProps {
  dates: readonly ProgramDate[];
  context: DashboardContext;
  /** Whether the user may change the status of single dates. */
  mayChange: boolean;
}

interface ListProps extends DatesProps {
  isToday: boolean;
  getLasting: (date: ProgramDate) => LastingState | undefined;
}

function Dates({ dates, isToday, getLasting, context: { translate, language, admin }, mayChange }: ListProps) {
  const when = (date: ProgramDate) =>
    isGoingOn(date) ? translate(DASHBOARD_TEXTS.already) : date.allDay ? translate(DASHBOARD_TEXTS.allDay) : formatTime(date.start);
  return (
    <ul className="liget-list">
      {dates.map((date) => (
        <li key={`${date.id} ${date.originalStart}`}>
          {when(date)}{' '}
          <a href={`${admin}/collections/events/${date.id}`} lang={date.language ?? undefined}>
            {date.title || translate(DASHBOARD_TEXTS.untitled)}
          </a>
          {[...getMarks(date), LASTING_MARKS[getLasting(date) ?? 'open']].map((mark) =>
            mark ? (
              <Fragment key={mark.hu}>
                {' '}
                <strong className="liget-mark">{translate(mark)}</strong>
              </Fragment>
            ) : null,
          )}
          {/* A date of several days has its button once. */}
          {mayChange && (isToday || !isGoingOn(date)) ? (
            <ChangeDateButton
              date={{ id: date.id, title: date.title, language: date.language, originalStart: date.originalStart }}
              when={formatOccurrence({ start: date.start, allDay: date.allDay }, language) ?? ''}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface DayProps extends DatesProps {
  onSite: DayOnSite;
  isToday: boolean;
}

/**
 * A day with the numbers of its events as on the site, and of changed dates; only today's list is expanded. What the numbers leave out is
 * marked: dates that do not take place, and lasting events whose place is closed.
 */
function Day({ dates, onSite, isToday, context, mayChange }: DayProps) {
  const { translate, language } = context;
  const marks = Map.groupBy(dates.flatMap(getMarks), (mark) => mark);
  const getLasting = ({ id, start }: ProgramDate) => onSite.lastingStates.get(getDateKey(id, Date.parse(start)));
  const listed = dates.filter((date) => !getLasting(date));
  const active = listed.filter(({ status }) => takesPlace(status));
  const open = dates.filter((date) => getLasting(date) === 'open');
  const closed = dates.filter((date) => (getLasting(date) ?? 'open') !== 'open');
  const list = { isToday, getLasting, context, mayChange };
  return (
    <details className="liget-day" open={isToday}>
      <summary>
        {formatPlannedDay(`${onSite.day}T12:00:00Z`)[language]}{' '}
        <small>{translate(DASHBOARD_TEXTS.programCount(onSite, active.length))}</small>
        {[...marks].map(([mark, marked]) => (
          <Fragment key={mark.hu}>
            {' '}
            <strong className="liget-mark">
              {translate(mark === DASHBOARD_TEXTS.outside ? DASHBOARD_TEXTS.outsideCount : mark)}: {marked.length}
            </strong>
          </Fragment>
        ))}
      </summary>
      <Dates {...list} dates={listed} />
      {open.length + closed.length > 0 ? (
        <details className="liget-day">
          <summary>{translate(DASHBOARD_TEXTS.lastingCount(open.length, closed.length))}</summary>
          <Dates {...list} dates={[...open, ...closed]} />
        </details>
      ) : null}
    </details>
  );
}

interface Props extends DatesProps {
  /** The days as on the site. */
  days: ReadonlyMap<string, DayOnSite>;
}

export function Programs({ dates, days: daysOnSite, context, mayChange }: Props) {
  const { translate, admin } = context;
  const days = [...Map.groupBy(dates, ({ day }) => day)].map(([day, ofDay], at) => (
    <Day
      key={day}
      dates={ofDay}
      onSite={daysOnSite.get(day) ?? { day, dated: 0, lasting: 0, lastingStates: new Map() }}
      isToday={at === 0}
      context={context}
      mayChange={mayChange}
    />
  ));
  return (
    <Block name="programs" title={translate(DASHBOARD_TEXTS.programs)}>
      <p>
        <a href={`${admin}${ADMIN_PATHS.calendar}`}>{translate(PLANNER_TEXTS.link)}</a>
      </p>
      {dates.length === 0 ? <p>{translate(DASHBOARD_TEXTS.programsNone)}</p> : null}
      {mayChange ? <DateChanges>{days}</DateChanges> : days}
    </Block>
  );
}
