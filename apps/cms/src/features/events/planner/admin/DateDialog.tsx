'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormDialog } from '../../../../platform/admin-ui/use-form-dialog.ts';
import { useAdminLanguage, useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { getDateStateLabel } from '../../../../platform/fields/choices/date-state-labels.ts';
import { formatOccurrence } from '../../../../platform/fields/dates/date-texts.ts';
import type { DateDetails, PlannedDate } from '../planned-date.ts';
import { ChangeDate, canBeChanged } from './ChangeDate.tsx';
import { PLANNER_TEXTS } from './planner-texts.ts';
import type { DateChangeOptions } from './use-date-change.ts';
import { useDateRequests } from './use-date-requests.ts';

interface DateDialogProps {
  date: Pick<PlannedDate, 'id' | 'originalStart' | 'title' | 'language'> & Partial<PlannedDate>;
  mayChange: boolean;
  droppedAt?: string | undefined;
  onChanged: DateChangeOptions['onChanged'];
  close: () => void;
  children?: ReactNode;
}

const isWhole = (date: DateDialogProps['date']): date is PlannedDate => date.start !== undefined && date.until !== undefined;

/** The details of one date, its changes, and the actions for it. */
export function DateDialog({ date, mayChange, droppedAt, onChanged, close, children }: DateDialogProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const { config } = useConfig();
  const id = useId();
  const { ofDialog, close: askToClose, noteChange } = useFormDialog();
  const { details, change } = useDateRequests();
  const [found, setFound] = useState<DateDetails | { message: string } | null>(null);
  const ask = useRef(details);
  useEffect(() => {
    if (mayChange) void ask.current(date).then(setFound);
  }, [mayChange, date]);

  const known = found && 'date' in found ? found : null;
  const current = known?.date ?? (isWhole(date) ? date : null);
  const status = current ? getDateStateLabel(current.status) : null;
  return (
    <dialog {...ofDialog} className="liget-slot-dialog liget-planner-dialog" aria-labelledby={id} onClose={close}>
      <h2 id={id} lang={(current ?? date).language ?? undefined}>
        {(current ?? date).title || translate(PLANNER_TEXTS.untitled)}
      </h2>
      {current ? (
        <p>
          {formatOccurrence(current, language)}
          {current.allDay ? `, ${translate(PLANNER_TEXTS.allDay)}` : ''}
          {current.place ? ` · ${current.place}` : ''} {status ? <strong className="liget-mark">{translate(status)}</strong> : null}
        </p>
      ) : null}
      {current?.isDraft ? <p>{translate(current.isPublic ? PLANNER_TEXTS.changed : PLANNER_TEXTS.draft)}</p> : null}
      <p>
        <a href={`${config.routes.admin}/collections/events/${date.id}`}>{translate(PLANNER_TEXTS.open)}</a>
      </p>
      {mayChange && !found ? <p role="status">{translate(PLANNER_TEXTS.loading)}</p> : null}
      {found && 'message' in found ? (
        <p className="liget-band" role="alert">
          {found.message}
        </p>
      ) : null}
      {known && canBeChanged(known.date) ? (
        <ChangeDate details={known} droppedAt={droppedAt} change={change} onEnter={noteChange} onChanged={onChanged} />
      ) : null}
      {children}
      <button type="button" className="liget-button" onClick={askToClose}>
        {translate(PLANNER_TEXTS.close)}
      </button>
    </dialog>
  );
}
