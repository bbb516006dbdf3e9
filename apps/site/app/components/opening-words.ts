import type { Locale } from '@liget/content-api';
import { getDayStart, getWeekday, type OpeningStatus } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../i18n/index.ts';
import { formatDayAndWeekday } from '../lib/dates.ts';

interface FormatContext {
  locale: Locale;
  messages: Messages;
}

/** Within so many days the weekday alone is unambiguous. */
const WEEK = 7;

/** The opening state of a place as text, the same in every view. */
export function formatOpening(status: OpeningStatus, { locale, messages }: FormatContext): string {
  const t = createTranslator({ locale, messages, namespace: 'places.opening' });
  if (status.kind === 'always') return t('always');
  if (status.kind === 'unknown') return t('unknown');
  if (status.kind === 'open') return t('open', { time: status.until });
  if (status.kind === 'opens') return t('opens', { time: status.at });
  const state = status.wasOpen ? t('closedNow') : t('closedToday');
  const { next } = status;
  if (!next) return state;
  const date = Temporal.PlainDate.from(next.day);
  const day =
    next.inDays === 1
      ? t('tomorrow')
      : next.inDays < WEEK
        ? t(`on.${getWeekday(date)}`)
        : formatDayAndWeekday(getDayStart(date).toString(), locale);
  return t('next', { state, day, time: next.at });
}
