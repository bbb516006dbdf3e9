'use client';

import { useRowLabel } from '@payloadcms/ui';
import { getDateStateLabel } from '../fields/choices/date-state-labels.ts';
import { formatDayWithWeekday, formatOccurrence, type Times } from '../fields/dates/date-texts.ts';
import { formatHours, type Hours } from '../fields/dates/opening-hours-text.ts';
import type { Label } from '../fields/labels.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { useAdminLanguage, useTranslate } from './use-translate.ts';

const MAX_LENGTH = 80;

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** Labels the row of an array by one of its fields, for example a menu item's title. */
export function NamedRow({ by, kind }: { by: string[]; kind: Label }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const translate = useTranslate();
  const named = by.map((field) => toText(data?.[field])).find((text) => text !== '');
  return <span>{shorten(named ?? `${translate(kind)} ${(rowNumber ?? 0) + 1}`)}</span>;
}

/** Labels the row of an occurrence by its day and times. */
export function OccurrenceRow() {
  const { data } = useRowLabel<Times>();
  const language = useAdminLanguage();
  return <span>{(data && formatOccurrence(data, language)) ?? ADMIN_TEXTS.noDateYet[language]}</span>;
}

/** Labels the row of a changed occurrence by its original time and its new state. */
export function ChangedDateRow() {
  const { data } = useRowLabel<{ original?: string | null; status?: string | null }>();
  const language = useAdminLanguage();
  const state = getDateStateLabel(data?.status ?? '');
  const when = formatOccurrence({ start: data?.original }, language) ?? ADMIN_TEXTS.noDateYet[language];
  return <span>{state ? `${when} – ${state[language]}` : when}</span>;
}

/** Labels the row of a whole day. */
export function DayRow() {
  const { data } = useRowLabel<{ day?: string | null }>();
  const language = useAdminLanguage();
  const day = data?.day;
  return <span>{day ? formatDayWithWeekday(day, language) : ADMIN_TEXTS.noDateYet[language]}</span>;
}

/** Labels the row of opening hours by its days and times. */
export function HoursRow({ kind }: { kind: Label }) {
  const { data, rowNumber } = useRowLabel<Hours>();
  const language = useAdminLanguage();
  return <span>{(data && formatHours(data, language)) || `${kind[language]} ${(rowNumber ?? 0) + 1}`}</span>;
}
