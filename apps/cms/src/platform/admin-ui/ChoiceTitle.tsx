'use client';

import { useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Label } from '../fields/labels.ts';
import { useTranslate } from './use-translate.ts';

/** A document that is named by a choice has its words for a title, where Payload would write the value that is stored: 'HeaderVisitors'. */
export function ChoiceTitle({ choices }: { choices: readonly { value: string; label: Label }[] }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const word = useTranslate();
  const chosen = choices.find(({ value }) => value === title);
  const words = chosen ? word(chosen.label) : undefined;
  useEffect(() => {
    if (words === undefined) return;
    // Payload writes the value in the same turn, after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(words));
    return () => cancelAnimationFrame(frame);
  }, [words, setDocumentTitle]);
  return null;
}
