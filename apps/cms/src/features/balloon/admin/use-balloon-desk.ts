'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BalloonOverview } from '../overview.ts';
import { type Action, type Change, invertChange, isNothing } from '../state.ts';
import { type Answer, readAnswer, readDesk, type Tap, withTaps } from './taps.ts';

/** Milliseconds between two polls of the state, and between two tries during an outage. */
const POLL_INTERVAL_MS = 10_000;
const RETRY_DELAY_MS = 2_000;
/** Number of steps that can be undone. */
const MAX_UNDO_STEPS = 50;

/** A refused action; `action` can be sent again. */
export interface RefusedAction {
  kind: 'overtaken' | 'refused' | 'signed-out';
  message: string | null;
  action: Action;
}

async function sendAction(address: string, action: Action): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    return readAnswer(response.status, await response.json().catch(() => null));
  } catch {
    return { kind: 'away' };
  }
}

/** Waits until the device is online again, and at most this long. */
const waitUntilOnline = (timeoutMs: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, timeoutMs);
    window.addEventListener('online', finish);
  });

/**
 * The desk as the operator sees it: the stored state with the pending taps. Taps are sent one after another without delay; during an outage
 * they wait.
 */
export function useBalloonDesk(first: BalloonOverview) {
  const { config } = useConfig();
  const address = `${config.routes.api}/globals/balloon/desk`;
  const [stored, setStored] = useState(first);
  const [taps, setTaps] = useState<Tap[]>([]);
  const [steps, setSteps] = useState<Change[]>([]);
  const [refused, setRefused] = useState<RefusedAction | null>(null);
  const [isAway, setIsAway] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const queue = useRef<(Tap & { isUndo: boolean })[]>([]);
  const isSending = useRef(false);
  const lastId = useRef(0);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let tap = queue.current[0]; tap; tap = queue.current[0]) {
      const { action, isUndo } = tap;
      const answer = await sendAction(address, action);
      if (answer.kind === 'away') {
        setIsAway(true);
        await waitUntilOnline(RETRY_DELAY_MS);
        continue;
      }
      setIsAway(false);
      queue.current = queue.current.slice(1);
      if ('desk' in answer && answer.desk) setStored(answer.desk);
      setTaps([...queue.current]);
      if (answer.kind === 'done') {
        setIsSaved(true);
        if (!isUndo && !isNothing(answer.done)) setSteps((before) => [...before, answer.done].slice(-MAX_UNDO_STEPS));
      } else setRefused({ kind: answer.kind, message: 'message' in answer ? answer.message : null, action });
    }
    isSending.current = false;
  }, [address]);

  const act = useCallback(
    (action: Action, isUndo = false) => {
      lastId.current += 1;
      queue.current = [...queue.current, { id: lastId.current, action, isUndo }];
      setTaps([...queue.current]);
      setIsSaved(false);
      setRefused(null);
      void send();
    },
    [send],
  );

  const undo = useCallback(() => {
    const step = steps.at(-1);
    if (!step) return;
    setSteps(steps.slice(0, -1));
    act({ do: 'change', change: invertChange(step) }, true);
  }, [act, steps]);

  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== 'visible' || queue.current.length > 0) return;
      const response = await fetch(address).catch(() => null);
      const desk = response?.ok ? readDesk(await response.json().catch(() => null)) : null;
      // Do not overwrite the state with one from before a tap.
      if (desk && queue.current.length === 0) setStored(desk);
    };
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    const onVisibilityChange = () => void poll();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [address]);

  useEffect(() => {
    const keepOpen = (event: BeforeUnloadEvent) => {
      if (queue.current.length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', keepOpen);
    return () => window.removeEventListener('beforeunload', keepOpen);
  }, []);

  return {
    desk: withTaps(stored, taps),
    stored,
    taps,
    act,
    undo,
    mayUndo: steps.length > 0,
    refused,
    dismiss: () => setRefused(null),
    isAway,
    isSaved,
  };
}

export type Act = (action: Action) => void;
