'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useTranslate } from '../../admin-ui/use-translate.ts';
import { toBudapestInstant, toWallTime } from '../../fields/dates/budapest-clock.ts';
import { REVIEW_ON } from '../review-fields.ts';
import { REVIEW_INTERVALS, REVIEW_TEXTS } from './review-texts.ts';

const NOON = 12;

/** Noon in Budapest of the day a number of months after an instant (milliseconds); the last day of a shorter month. */
export function addMonths(now: number, months: number): string {
  const { year, month, day } = toWallTime(now);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  const time = { year: target.getUTCFullYear(), month: target.getUTCMonth() + 1, day: target.getUTCDate(), hour: NOON, minute: 0 };
  return new Date(toBudapestInstant(time)).toISOString();
}

/** Buttons that set the date above. */
export function ReviewAgain() {
  const translate = useTranslate();
  const { setValue, disabled } = useField<string | null>({ path: REVIEW_ON });
  const { hasSavePermission } = useDocumentInfo();
  if (!hasSavePermission) return null;
  return (
    <div className="field-type liget-review-again">
      <p>{translate(REVIEW_TEXTS.next)}</p>
      {REVIEW_INTERVALS.map(({ months, name }) => (
        <button
          key={months}
          type="button"
          className="liget-button liget-button--small"
          disabled={disabled}
          onClick={() => setValue(addMonths(Date.now(), months))}
        >
          {translate(name)}
        </button>
      ))}
    </div>
  );
}
