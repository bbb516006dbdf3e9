import type { Event, Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';

/** The ages of a program as text; `null` if unknown. */
export function formatAge(
  { age_from: from, age_to: to }: Pick<Event, 'age_from' | 'age_to'>,
  { locale, messages }: { locale: Locale; messages: Pick<Messages, 'now'> },
): string | null {
  const t = createTranslator({ locale, messages, namespace: 'now.age' });
  if (from !== null && to !== null) return t('between', { from, to });
  if (from !== null) return t('from', { from });
  return to === null ? null : t('to', { to });
}
