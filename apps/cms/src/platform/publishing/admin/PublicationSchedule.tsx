'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ParkDatePicker } from '../../admin-ui/dates/ParkDatePicker.tsx';
import { readMessage } from '../../admin-ui/read-message.ts';
import { ADMIN_TEXTS } from '../../admin-ui/texts.ts';
import { useFetched } from '../../admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../admin-ui/use-translate.ts';
import { formatPlannedInstant } from '../../fields/dates/date-texts.ts';
import type { Label } from '../../fields/labels.ts';
import { type Action, Schedule, type ScheduledAction } from '../scheduling/planned.ts';
import { SCHEDULE_TEXTS } from './schedule-texts.ts';

const REFUSED = 400;

/** The planned actions, and functions that change them. */
function useSchedule() {
  const language = useAdminLanguage();
  const { address, answer: shown, setAnswer: setShown } = useFetched('schedule', Schedule);

  /** Returns the error message for the editor, or `null` on success. */
  const send = async (method: 'POST' | 'DELETE', path: string, request?: { action: Action; at: string }): Promise<string | null> => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      ...(request ? { body: JSON.stringify(request) } : {}),
    });
    const body: unknown = await response.json();
    if (response.status === REFUSED) return readMessage(body);
    const schedule = Schedule.safeParse(body);
    setShown(response.ok && schedule.success ? schedule.data : 'failed');
    return null;
  };
  return { shown, send };
}

/** The schedule of the document's publication and unpublication. */
export function PublicationSchedule() {
  const { shown, send } = useSchedule();
  const { hasPublishPermission } = useDocumentInfo();
  const translate = useTranslate();
  const planned = typeof shown === 'string' ? [] : shown.planned;
  const isWaiting = (action: Action) => planned.some((one) => one.action === action && one.state === 'waiting' && !one.isEarly);
  if (shown === 'trashed') return null;
  // Users who may not publish see planned actions but cannot plan.
  if (shown !== 'failed' && planned.length === 0 && !hasPublishPermission) return null;
  return (
    <section className="liget-check liget-schedule">
      <h2>{translate(SCHEDULE_TEXTS.title)}</h2>
      {shown === 'unsaved' && <p>{translate(SCHEDULE_TEXTS.firstSave)}</p>}
      {shown === 'loading' && <p>{translate(ADMIN_TEXTS.loading)}</p>}
      {shown === 'failed' && <p>{translate(SCHEDULE_TEXTS.failed)}</p>}
      <ul aria-live="polite">
        {planned.map((one) => (
          <PlannedAction
            key={one.id}
            planned={one}
            mayCallOff={hasPublishPermission === true}
            onCallOff={() => send('DELETE', `/${one.id}`)}
          />
        ))}
      </ul>
      {typeof shown !== 'string' && hasPublishPermission && (
        <>
          {shown.hasChanges && !isWaiting('publish') && (
            <PlanAction
              action="publish"
              dateToCome={shown.dateToCome}
              isPublic={shown.isPublic}
              onSend={(at) => send('POST', '', { action: 'publish', at })}
            />
          )}
          {(shown.isPublic || isWaiting('publish')) && !isWaiting('unpublish') && (
            <PlanAction action="unpublish" isPublic={shown.isPublic} onSend={(at) => send('POST', '', { action: 'unpublish', at })} />
          )}
        </>
      )}
    </section>
  );
}

interface PlannedActionProps {
  planned: ScheduledAction;
  mayCallOff: boolean;
  onCallOff: () => Promise<unknown>;
}

/** The reason why it will not happen, or did not; `null` when it will. */
function getObstacle({ isEarly, state }: ScheduledAction): Label | null {
  if (isEarly) return state === 'failed' ? SCHEDULE_TEXTS.wasEarly : SCHEDULE_TEXTS.early;
  return state === 'failed' ? SCHEDULE_TEXTS.notDone : null;
}

function PlannedAction({ planned, mayCallOff, onCallOff }: PlannedActionProps) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { action, at, by, state } = planned;
  const obstacle = getObstacle(planned);
  const verb = translate(action === 'publish' ? SCHEDULE_TEXTS.appears : SCHEDULE_TEXTS.goes);
  return (
    <li>
      <p>
        <strong>
          {verb}: {formatPlannedInstant(at, language)}
        </strong>
        {by && ` · ${translate(SCHEDULE_TEXTS.by)}: ${by}`}
      </p>
      {obstacle && <p className="liget-check__error">{translate(obstacle)}</p>}
      {state === 'idle' && !obstacle && (
        <p>{translate(action === 'publish' ? SCHEDULE_TEXTS.idlePublish : SCHEDULE_TEXTS.idleUnpublish)}</p>
      )}
      {mayCallOff && (
        <button
          type="button"
          className="liget-button"
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onCallOff().finally(() => setIsBusy(false));
          }}
        >
          {translate(SCHEDULE_TEXTS.callOff)}
        </button>
      )}
    </li>
  );
}

interface PlanActionProps {
  action: Action;
  isPublic: boolean;
  /** The document's future date, offered as a shortcut. */
  dateToCome?: string | undefined;
  onSend: (at: string) => Promise<string | null>;
}

function PlanAction({ action, dateToCome, isPublic, onSend }: PlanActionProps) {
  const translate = useTranslate();
  const refusalId = useId();
  const dateId = useId();
  const [at, setAt] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = translate(action === 'unpublish' ? SCHEDULE_TEXTS.goes : isPublic ? SCHEDULE_TEXTS.changesAppear : SCHEDULE_TEXTS.appears);
  const send = async (moment: string) => {
    try {
      const refused = await onSend(moment);
      setRefusal(refused);
      if (refused === null) setAt(null);
    } catch {
      setRefusal(translate(SCHEDULE_TEXTS.failed));
    }
  };
  return (
    <div role="group" aria-label={label} className="liget-schedule__wish">
      <label className="field-label" htmlFor={dateId}>
        {label}
      </label>
      {dateToCome && (
        <button type="button" className="liget-button" onClick={() => void send(dateToCome)}>
          {translate(SCHEDULE_TEXTS.atDate(formatPlannedInstant(dateToCome, 'hu'), formatPlannedInstant(dateToCome, 'en')))}
        </button>
      )}
      <ParkDatePicker id={dateId} describedBy={refusalId} dayOnly={false} isAhead onChange={setAt} value={at} />
      <button type="button" className="liget-button" onClick={() => void send(at ?? '')}>
        {translate(action === 'publish' ? SCHEDULE_TEXTS.publish : SCHEDULE_TEXTS.unpublish)}
      </button>
      <p id={refusalId} role="alert" className="liget-check__error">
        {refusal}
      </p>
    </div>
  );
}
