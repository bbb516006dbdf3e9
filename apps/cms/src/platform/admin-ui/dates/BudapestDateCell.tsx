'use client';

import type { DateFieldClient, DefaultCellComponentProps } from 'payload';
import { formatDay, formatMoment, isDayOnly } from '../../fields/dates/date-texts.ts';
import { useAdminLanguage } from '../use-translate.ts';

/** A date in a list, by the park's clock. */
export function BudapestDateCell({ cellData, field }: DefaultCellComponentProps<DateFieldClient>) {
  const language = useAdminLanguage();
  const { date }: Partial<NonNullable<DateFieldClient['admin']>> = field.admin ?? {};
  if (typeof cellData !== 'string' || Number.isNaN(Date.parse(cellData))) return <span />;
  return <span>{isDayOnly(date) ? formatDay(cellData, language) : formatMoment(cellData, language)}</span>;
}
