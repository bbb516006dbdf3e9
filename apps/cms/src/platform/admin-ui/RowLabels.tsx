'use client';

import { useRowLabel } from '@payloadcms/ui';
import { getDateStateText } from '../fields/date-state-texts.ts';
import { formatDay, formatOccurrence, formatWeekday, type Times } from '../fields/dates/date-texts.ts';
import { formatHours, type Hours } from '../fields/dates/hours-text.ts';
import type { Label } from '../fields/labels.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { useAdminLanguage, useTranslate } from './use-translate.ts';

const MAX_LENGTH = 80;

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The row of an array under what its editor called it, for example a menu item's title. */
export function NamedRow({ by, kind }: { by: string[]; kind: Label }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const translate = useTranslate();
  const named = by.map((field) => toText(data?.[field])).find((text) => text !== '');
  return <span>{shorten(named ?? `${translate(kind)} ${(rowNumber ?? 0) + 1}`)}</span>;
}

/** The row of a date under its day and times. */
export function OccurrenceRow() {
  const { data } = useRowLabel<Times>();
  const language = useAdminLanguage();
  return <span>{(data && formatOccurrence(data, language)) ?? ADMIN_TEXTS.noDateYet[language]}</span>;
}

/** The row of a date to which something has happened: when it was to be, and what has become of it. */
export function ChangedDateRow() {
  const { data } = useRowLabel<{ original?: string | null; status?: string | null }>();
  const language = useAdminLanguage();
  const state = getDateStateText(data?.status ?? '');
  const when = formatOccurrence({ start: data?.original }, language) ?? ADMIN_TEXTS.noDateYet[language];
  return <span>{state ? `${when} – ${state[language]}` : when}</span>;
}

/** The row of a whole day. */
export function DayRow() {
  const { data } = useRowLabel<{ day?: string | null }>();
  const language = useAdminLanguage();
  const day = data?.day;
  return <span>{day ? `${formatDay(day)} ${formatWeekday(day)[language]}` : ADMIN_TEXTS.noDateYet[language]}</span>;
}

/** The row of opening hours under its days and times. */
export function HoursRow({ kind }: { kind: Label }) {
  const { data, rowNumber } = useRowLabel<Hours>();
  const language = useAdminLanguage();
  return <span>{(data && formatHours(data, language)) || `${kind[language]} ${(rowNumber ?? 0) + 1}`}</span>;
}
