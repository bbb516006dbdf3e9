'use client';

import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../../../platform/fields/labels.ts';
import type { Progress, Report } from '../import-answers.ts';
import { type Answer, beginImport, continueImport, previewImport } from './answers.ts';
import { IMPORT_TEXTS } from './import-texts.ts';

/** The step of the import that the editor is at. */
export type Stage =
  | { at: 'choice' }
  | { at: 'looking'; file: File }
  | { at: 'refused'; why: string }
  | { at: 'looked'; file: File; report: Report }
  | { at: 'run'; progress: Progress; isWorking: boolean; error: Label | null };

/** The error message of a failed request. */
function getErrorText(answer: Exclude<Answer<unknown>, { ok: unknown }>): string | Label {
  if ('signedOut' in answer) return IMPORT_TEXTS.signedOut;
  if ('away' in answer) return IMPORT_TEXTS.failed;
  return answer.refused ?? IMPORT_TEXTS.failed;
}
const isOver = ({ state }: Progress) => state === 'done' || state === 'undone';

/** Plans and runs imports. Each request works for about a second, so that progress is visible and a lost connection loses nothing. */
export function useImport() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const base = `${config.routes.api}/event-imports`;
  const [stage, setStage] = useState<Stage>({ at: 'choice' });
  const [finished, setFinished] = useState<Progress[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const headers = { 'accept-language': language };
  const toText = (words: string | Label) => (typeof words === 'string' ? words : words[language]);

  const previewFile = async (file: File) => {
    setStage({ at: 'looking', file });
    const answer = await previewImport(base, file, headers);
    setStage('ok' in answer ? { at: 'looked', file, report: answer.ok } : { at: 'refused', why: toText(getErrorText(answer)) });
  };

  const work = async (begun: Progress, action: 'step' | 'undo') => {
    let progress = begun;
    setStage({ at: 'run', progress, isWorking: true, error: null });
    do {
      const answer = await continueImport(base, progress.id, action, headers);
      if (!('ok' in answer)) {
        setStage({
          at: 'run',
          progress,
          isWorking: false,
          error: 'signedOut' in answer ? IMPORT_TEXTS.signedOut : IMPORT_TEXTS.broken,
        });
        return;
      }
      progress = answer.ok;
      setStage({ at: 'run', progress, isWorking: !isOver(progress), error: null });
    } while (!isOver(progress) && !isGone.current);
    setFinished((before) => [progress, ...before.filter(({ id }) => id !== progress.id)]);
  };

  const begin = async (file: File) => {
    setStage({ at: 'looking', file });
    const answer = await beginImport(base, file, headers);
    if ('ok' in answer) await work(answer.ok, 'step');
    else setStage({ at: 'refused', why: toText(getErrorText(answer)) });
  };

  const reset = useCallback(() => setStage({ at: 'choice' }), []);

  const isWorking = stage.at === 'run' && stage.isWorking;
  useEffect(() => {
    if (!isWorking) return undefined;
    const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepOpen);
    return () => window.removeEventListener('beforeunload', keepOpen);
  }, [isWorking]);

  return { stage, finished, look: previewFile, begin, work, reset, base };
}
