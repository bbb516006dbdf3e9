'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { readMessage } from '../../../platform/admin-ui/read-message.ts';
import { useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../../platform/fields/labels.ts';
import type { Action } from '../actions.ts';
import { CaseDetails } from '../desk-case.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { describeOutcome } from './outcomes.ts';

/** The last action that succeeded, and its message. */
export interface Outcome {
  action: Action['action'];
  message: Label;
}

/**
 * The open case. `act` applies an action and resolves with whether it succeeded; otherwise `error` is the reason. Each action replaces the
 * `error` and the `outcome` of the one before.
 */
export function useCaseDetails() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const translate = useTranslate();
  const [details, setDetails] = useState<CaseDetails>();
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const address = `${config.routes.api}/enquiries/${String(id)}/steps`;
  const failed = translate(INBOX_TEXTS.notDone);

  const act = useCallback(
    async (request: Action): Promise<boolean> => {
      setIsWorking(true);
      setOutcome(null);
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        const body: unknown = await response.json();
        const after = CaseDetails.safeParse(body);
        if (response.ok && after.success) {
          setDetails(after.data);
          setError(undefined);
          const message = describeOutcome(request, after.data);
          setOutcome(message && { action: request.action, message });
          return true;
        }
        setError(readMessage(body) ?? failed);
      } catch {
        setError(failed);
      } finally {
        setIsWorking(false);
      }
      return false;
    },
    [address, failed],
  );

  // Opening it marks it as read.
  useEffect(() => queueMicrotask(() => void act({ action: 'opened' })), [act]);
  const clearOutcome = useCallback(() => setOutcome(null), []);
  return { details, error, outcome, isWorking, act, clearOutcome };
}

export type Act = ReturnType<typeof useCaseDetails>['act'];
