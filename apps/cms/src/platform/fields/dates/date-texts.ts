import type { Label } from '../labels.ts';
import { wallTimeAt } from './budapest-clock.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** '2026. 03. 29.' by the park's clock; the admin writes dates this way in both languages. */
export function dayText(instant: string): string {
  const { year, month, day } = wallTimeAt(Date.parse(instant));
  return `${year}. ${two(month)}. ${two(day)}.`;
}

export function timeText(instant: string): string {
  const { hour, minute } = wallTimeAt(Date.parse(instant));
  return `${two(hour)}:${two(minute)}`;
}

/** '2026. 03. 29. 10:00'. */
export function momentText(instant: string): string {
  return `${dayText(instant)} ${timeText(instant)}`;
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
export function weekdayText(instant: string): Label {
  const { year, month, day } = wallTimeAt(Date.parse(instant));
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? { hu: '', en: '' };
}

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
export function plannedText(instant: string, language: keyof Label): string {
  const { hour, minute } = wallTimeAt(Date.parse(instant));
  const [day, time] = [plannedDayText(instant)[language], `${hour}:${two(minute)}`];
  return language === 'en' ? `${day}, ${time}` : `${day} ${time}`;
}

/** '2026. december 1., kedd', 'Tuesday 1 December 2026': the day of an instant by Budapest's clock. */
export function plannedDayText(instant: string): Label {
  const { year, month, day } = wallTimeAt(Date.parse(instant));
  const [weekday, monthName] = [weekdayText(instant), MONTHS[month - 1] ?? { hu: '', en: '' }];
  return { hu: `${year}. ${monthName.hu} ${day}., ${weekday.hu}`, en: `${weekday.en} ${day} ${monthName.en} ${year}` };
}

export interface Times {
  start?: string | null | undefined;
  end?: string | null | undefined;
  allDay?: boolean | null | undefined;
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** One occurrence in a line: '2026. 11. 21. szombat 10:00–12:00'; `null` while it has no start. */
export function occurrenceText({ start, end, allDay }: Times, language: keyof Label): string | null {
  if (!isInstant(start)) return null;
  const day = `${dayText(start)} ${weekdayText(start)[language]}`;
  const isSameDay = isInstant(end) && dayText(end) === dayText(start);
  if (allDay) return isInstant(end) && !isSameDay ? `${day} – ${dayText(end)}` : day;
  if (!isInstant(end)) return `${day} ${timeText(start)}`;
  return `${day} ${timeText(start)}–${isSameDay ? timeText(end) : momentText(end)}`;
}

/** Whether a date field's settings ask for whole days. */
export function isDayOnly(settings: unknown): boolean {
  return typeof settings === 'object' && settings !== null && 'pickerAppearance' in settings && settings.pickerAppearance === 'dayOnly';
}
