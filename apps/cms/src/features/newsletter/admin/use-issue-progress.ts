import { useCallback, useEffect, useState } from 'react';
import { readMessage } from '../../../platform/admin-ui/read-message.ts';
import { useFetched } from '../../../platform/admin-ui/use-fetched.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { Progress } from '../issues/issue-progress.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';

/** Milliseconds between two polls of the progress. */
const POLL_INTERVAL_MS = 3000;

type IssueAction = 'test' | 'send' | 'stop' | 'unschedule';

/** The progress of the open newsletter, polled while it is being sent, and the requests of its buttons. */
export function useIssueProgress() {
  const { address, answer: progress, setAnswer } = useFetched('progress', Progress);
  const translate = useTranslate();
  const language = useAdminLanguage();
  const [result, setResult] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const poll = useCallback(async () => {
    const body: unknown = await fetch(address ?? '').then(
      (response) => response.json(),
      () => null,
    );
    const polled = Progress.safeParse(body);
    if (polled.success) setAnswer(polled.data);
  }, [address, setAnswer]);
  const isUnderWay = typeof progress !== 'string' && (progress.status === 'sending' || progress.waiting > 0);
  useEffect(() => {
    if (address === null || !isUnderWay) return undefined;
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [address, isUnderWay, poll]);

  const own = address?.replace(/\/progress$/, '') ?? null;
  const postAction = async (action: IssueAction, request: { at?: string } = {}) => {
    setIsBusy(true);
    try {
      const response = await fetch(`${own}/${action}`, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const body: unknown = await response.json();
      // The fields of the form show the state, too.
      if (Progress.safeParse(body).success) return window.location.reload();
      setResult(readMessage(body));
      if (action === 'test' && response.ok) await poll();
    } catch {
      setResult(translate(ISSUE_TEXTS.failed));
    }
    setIsBusy(false);
  };
  return {
    progress,
    /** The path of the issue at the service; `null` for one that is not saved. */
    own,
    isBusy,
    /** The service's message about the last action. */
    result,
    act: (action: IssueAction, request?: { at: string }) => void postAction(action, request),
  };
}

export type IssueActions = Pick<ReturnType<typeof useIssueProgress>, 'isBusy' | 'act'>;
