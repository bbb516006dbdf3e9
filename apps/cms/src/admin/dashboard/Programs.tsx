import type { DayCount } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { PLANNER_TEXTS } from '../../features/events/planner/admin/planner-texts.ts';
import { getDateStateText } from '../../platform/fields/date-state-texts.ts';
import { formatOccurrence, formatPlannedDay, formatTime } from '../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../platform/fields/labels.ts';
import { ChangeDateButton, DateChanges } from './DateChanges.tsx';
import { FIRST_TEXTS } from './dashboard-texts.ts';
import { Block, type DashboardContext } from './parts.tsx';
import type { ProgramDate } from './programs.ts';

/** What editors must know about a date: its status differs from the published one, or its place is closed. */
const getMarks = ({ status, isOutsideHours }: ProgramDate): Label[] =>
  [getDateStateText(status), isOutsideHours ? FIRST_TEXTS.outside : null].filter((mark) => mark !== null);

/** Whether it began before the day under which it is listed. */
const isGoingOn = ({ start, day }: ProgramDate) => toBudapestDay(Temporal.Instant.from(start)) < day;

const isQuiet = (date: ProgramDate) => isGoingOn(date) && getMarks(date).length === 0;

interface DatesProps {
  dates: readonly ProgramDate[];
  context: DashboardContext;
  /** Whether the user may change the status of single dates. */
  mayChange: boolean;
}

function Dates({ dates, context: { translate, language, admin }, mayChange }: DatesProps) {
  const when = (date: ProgramDate) =>
    isGoingOn(date) ? translate(FIRST_TEXTS.already) : date.allDay ? translate(FIRST_TEXTS.allDay) : formatTime(date.start);
  return (
    <ul className="liget-list">
      {dates.map((date) => (
        <li key={`${date.id} ${date.originalStart}`}>
          {when(date)} <a href={`${admin}/collections/events/${date.id}`}>{date.title || translate(FIRST_TEXTS.untitled)}</a>
          {getMarks(date).map((mark) => (
            <strong key={mark.hu} className="liget-mark">
              {translate(mark)}
            </strong>
          ))}
          {mayChange ? (
            <ChangeDateButton
              date={{ id: date.id, title: date.title, originalStart: date.originalStart }}
              when={formatOccurrence({ start: date.start, allDay: date.allDay }, language) ?? ''}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface DayProps extends DatesProps {
  day: string;
  count: DayCount;
  isToday: boolean;
}

/** A day with the numbers of its events as on the site, and of changed dates; only today's list is expanded. */
function Day({ day, dates, count, isToday, context, mayChange }: DayProps) {
  const { translate, language } = context;
  const marks = Map.groupBy(dates.flatMap(getMarks), (mark) => mark);
  // Events of several weeks are listed separately, except those that editors must know of.
  const [apart, listed] = [true, false].map((isApart) => dates.filter((date) => isQuiet(date) === isApart));
  return (
    <details className="liget-day" open={isToday}>
      <summary>
        {formatPlannedDay(`${day}T12:00:00Z`)[language]} <small>{translate(FIRST_TEXTS.programCount(count))}</small>
        {[...marks].map(([mark, marked]) => (
          <strong key={mark.hu} className="liget-mark">
            {translate(mark === FIRST_TEXTS.outside ? FIRST_TEXTS.outsideCount : mark)}: {marked.length}
          </strong>
        ))}
      </summary>
      <Dates dates={listed ?? []} context={context} mayChange={mayChange} />
      {apart?.length ? (
        <details className="liget-day">
          <summary>{translate(FIRST_TEXTS.goingOn(apart.length))}</summary>
          <Dates dates={apart} context={context} mayChange={mayChange} />
        </details>
      ) : null}
    </details>
  );
}

interface Props extends DatesProps {
  /** The numbers of events by day. */
  counts: ReadonlyMap<string, DayCount>;
}

export function Programs({ dates, counts, context, mayChange }: Props) {
  const { translate, admin } = context;
  const days = [...Map.groupBy(dates, ({ day }) => day)].map(([day, ofDay], at) => (
    <Day
      key={day}
      day={day}
      dates={ofDay}
      count={counts.get(day) ?? { day, dated: 0, lasting: 0 }}
      isToday={at === 0}
      context={context}
      mayChange={mayChange}
    />
  ));
  return (
    <Block name="programs" title={translate(FIRST_TEXTS.programs)}>
      <p>
        <a href={`${admin}/calendar`}>{translate(PLANNER_TEXTS.link)}</a>
      </p>
      {dates.length === 0 ? <p>{translate(FIRST_TEXTS.programsNone)}</p> : null}
      {mayChange ? <DateChanges>{days}</DateChanges> : days}
    </Block>
  );
}
