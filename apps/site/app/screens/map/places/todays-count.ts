import type { Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { getMessages } from '../../../i18n/index.ts';

/** Numbers of events that take place today; the lasting ones are never added to the others (decision 58). */
export interface TodaysCount {
  dated: number;
  lasting: number;
}

/** The numbers of some listed events of today. */
export function countListed(programs: readonly { id: number; isOff: boolean; isLasting: boolean }[]): TodaysCount {
  const count = (isLasting: boolean) =>
    new Set(programs.filter((item) => !item.isOff && item.isLasting === isLasting).map(({ id }) => id)).size;
  return { dated: count(false), lasting: count(true) };
}

/** '2 events, 8 exhibitions and permanent features', in the words of the list of events. */
export function formatTodaysCount(
  { dated, lasting }: TodaysCount,
  { locale, messages }: { locale: Locale; messages: ReturnType<typeof getMessages> },
): string {
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  if (lasting === 0) return t('count', { count: dated });
  return dated === 0 ? t('countLasting', { lasting }) : t('countBoth', { dated, lasting });
}
