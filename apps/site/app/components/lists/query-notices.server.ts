import type { Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { MAX_TEXT_LENGTH } from '../../lib/urls/list-query.ts';
import type { UnusedValue } from '../../lib/urls/query-reader.ts';

interface QueryOutcome {
  /** Values that nobody can read: the page is shown without them. */
  unused?: readonly UnusedValue[];
  /** Names that do not exist, for example of a renamed category: they stay filters, so that nothing matches. */
  missing?: readonly UnusedValue[];
  /** The requested page number if the list has fewer pages; the last page is shown instead. */
  beyond?: number | null;
  /** Whether the typed text was cut. */
  isCut?: boolean;
}

const MAX_SHOWN_VALUES = 3;
const MAX_SHOWN_LENGTH = 40;

/** A value of the URL as it may be printed: without control characters, and cut; joiners are part of emoji. */
function toPrintable(value: string): string {
  const characters = [...value.replace(/(?:(?!\u200d)[\p{C}\p{Z}])+/gu, ' ').trim()];
  return characters.length > MAX_SHOWN_LENGTH ? `${characters.slice(0, MAX_SHOWN_LENGTH).join('')}…` : characters.join('');
}

/**
 * The notices that tell visitors which parts of the URL the page could not use, with the values as they were typed. Formatted on the server,
 * because few visitors need the messages.
 */
export function formatQueryNotices(
  { unused = [], missing = [], beyond = null, isCut = false }: QueryOutcome,
  { locale, messages }: { locale: Locale; messages: Messages },
): string[] {
  const t = createTranslator({ locale, messages, namespace: 'query' });
  const names: Readonly<Record<string, string>> = messages.query.parameters;
  function formatValues(values: readonly UnusedValue[]): string {
    const byName = new Map<string, string[]>();
    for (const { name, value } of values) byName.set(name, [...(byName.get(name) ?? []), toPrintable(value)]);
    return [...byName]
      .map(([name, printed]) => {
        const shown = printed.filter(Boolean).slice(0, MAX_SHOWN_VALUES);
        const list = [...shown.map((value) => t('quoted', { value })), ...(printed.length > MAX_SHOWN_VALUES ? ['…'] : [])].join(', ');
        return `${names[name] ?? name}${list ? ` (${list})` : ''}`;
      })
      .join(', ');
  }
  return [
    ...(unused.length > 0 ? [t('unused', { values: formatValues(unused) })] : []),
    ...(missing.length > 0 ? [t('missing', { values: formatValues(missing) })] : []),
    ...(beyond === null ? [] : [t('beyondLast', { page: String(beyond) })]),
    ...(isCut ? [t('cut', { count: MAX_TEXT_LENGTH })] : []),
  ];
}
