import type { Label } from '../labels.ts';
import { toWallTime } from './budapest-clock.ts';
import { padTwo } from './pad-two.ts';

/** '2026. 03. 29.', '29 Mar 2026': the day by the park's clock; date fields read both (`typed-date.ts`). */
export function formatDay(instant: string, language: keyof Label): string {
  const { year, month, day } = toWallTime(Date.parse(instant));
  if (language === 'hu') return `${year}. ${padTwo(month)}. ${padTwo(day)}.`;
  return `${day} ${(MONTHS[month - 1]?.en ?? '').slice(0, SHORT_MONTH)} ${year}`;
}

export function formatTime(instant: string): string {
  const { hour, minute } = toWallTime(Date.parse(instant));
  return `${padTwo(hour)}:${padTwo(minute)}`;
}

/** '2026. 03. 29. 10:00', '29 Mar 2026 10:00'. */
export function formatMoment(instant: string, language: keyof Label): string {
  return `${formatDay(instant, language)} ${formatTime(instant)}`;
}

/** '2026. 03. 29. vasárnap', 'Sunday 29 Mar 2026'. */
export function formatDayWithWeekday(instant: string, language: keyof Label): string {
  const [day, weekday] = [formatDay(instant, language), formatWeekday(instant)[language]];
  return language === 'hu' ? `${day} ${weekday}` : `${weekday} ${day}`;
}

const WEEKDAYS: Label[] = [
  { hu: 'vasárnap', en: 'Sunday' },
  { hu: 'hétfő', en: 'Monday' },
  { hu: 'kedd', en: 'Tuesday' },
  { hu: 'szerda', en: 'Wednesday' },
  { hu: 'csütörtök', en: 'Thursday' },
  { hu: 'péntek', en: 'Friday' },
  { hu: 'szombat', en: 'Saturday' },
];

/** The weekday of an instant in Budapest. */
export function formatWeekday(instant: string): Label {
  const { year, month, day } = toWallTime(Date.parse(instant));
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? { hu: '', en: '' };
}

const SHORT_MONTH = 3;
const MONTHS: Label[] = [
  { hu: 'január', en: 'January' },
  { hu: 'február', en: 'February' },
  { hu: 'március', en: 'March' },
  { hu: 'április', en: 'April' },
  { hu: 'május', en: 'May' },
  { hu: 'június', en: 'June' },
  { hu: 'július', en: 'July' },
  { hu: 'augusztus', en: 'August' },
  { hu: 'szeptember', en: 'September' },
  { hu: 'október', en: 'October' },
  { hu: 'november', en: 'November' },
  { hu: 'december', en: 'December' },
];

/** '2026. december 1., kedd 9:00', 'Tuesday 1 December 2026, 9:00', by Budapest's clock. */
export function formatPlannedInstant(instant: string, language: keyof Label): string {
  const { hour, minute } = toWallTime(Date.parse(instant));
  const [day, time] = [formatPlannedDay(instant)[language], `${hour}:${padTwo(minute)}`];
  return language === 'en' ? `${day}, ${time}` : `${day} ${time}`;
}

/** '2026. december 1., kedd', 'Tuesday 1 December 2026': the day of an instant by Budapest's clock. */
export function formatPlannedDay(instant: string): Label {
  const { year, month, day } = toWallTime(Date.parse(instant));
  const [weekday, monthName] = [formatWeekday(instant), MONTHS[month - 1] ?? { hu: '', en: '' }];
  return { hu: `${year}. ${monthName.hu} ${day}., ${weekday.hu}`, en: `${weekday.en} ${day} ${monthName.en} ${year}` };
}

export interface Times {
  start?: string | null | undefined;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** One occurrence in a line: '2026. 11. 21. szombat 10:00–12:00', 'Saturday 21 Nov 2026 10:00–12:00'; `null` while it has no start. */
export function formatOccurrence({ start, end, allDay }: Times, language: keyof Label): string | null {
  if (!isInstant(start)) return null;
  const day = formatDayWithWeekday(start, language);
  const isSameDay = isInstant(end) && formatDay(end, language) === formatDay(start, language);
  if (allDay) return isInstant(end) && !isSameDay ? `${day} – ${formatDay(end, language)}` : day;
  if (!isInstant(end)) return `${day} ${formatTime(start)}`;
  return `${day} ${formatTime(start)}–${isSameDay ? formatTime(end) : formatMoment(end, language)}`;
}

/** Whether a date field's settings ask for whole days. */
export function isDayOnly(settings: unknown): boolean {
  return typeof settings === 'object' && settings !== null && 'pickerAppearance' in settings && settings.pickerAppearance === 'dayOnly';
}
