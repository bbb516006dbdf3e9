import { formatDay, formatPlannedDay, formatTime, formatWeekday } from '../../../../platform/fields/dates/date-texts.ts';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import type { DateChange } from '../changed-rows.ts';
import type { PlannedDate } from '../planned-date.ts';
import { CHANGED_TEXTS, PLANNER_TEXTS } from './planner-texts.ts';

/** Around noon of a day in Budapest, in any season. */
const toNoon = (day: string) => `${day}T11:00:00.000Z`;

/** '2027. 06. 16.', '16 Jun 2027' */
export const formatDayName = (day: string, language: keyof Label): string => formatDay(toNoon(day), language);
/** '2027. június 16., szerda' */
export const formatLongDay = (day: string): Label => formatPlannedDay(toNoon(day));
export const formatWeekdayName = (day: string): Label => formatWeekday(toNoon(day));

const MONTHS: readonly Label[] = [
  label('január', 'January'),
  label('február', 'February'),
  label('március', 'March'),
  label('április', 'April'),
  label('május', 'May'),
  label('június', 'June'),
  label('július', 'July'),
  label('augusztus', 'August'),
  label('szeptember', 'September'),
  label('október', 'October'),
  label('november', 'November'),
  label('december', 'December'),
];

/** '2027. június', 'June 2027'. */
export function formatMonthName(day: string): Label {
  const [year, month] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? label('', '');
  return label(`${year}. ${name.hu}`, `${name.en} ${year}`);
}

/** The time of a start; empty for all-day dates, and on later days of a longer date. */
export const formatTimeOnDay = ({ start, allDay }: PlannedDate, isFirstDay: boolean): string =>
  allDay || !isFirstDay ? '' : formatTime(start);

/** The message after a change of a date is saved: its new status, and whether visitors see it. */
export function formatChange(change: DateChange | null, isPublished: boolean): Label {
  const changeText = change ? CHANGED_TEXTS[change.status] : PLANNER_TEXTS.nowRestored;
  const stateText = isPublished ? PLANNER_TEXTS.atOnce : PLANNER_TEXTS.asDraft;
  return label(`${changeText.hu} ${stateText.hu}`, `${changeText.en} ${stateText.en}`);
}
