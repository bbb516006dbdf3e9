'use client';

import { useDocumentTitle, ViewDescription } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';
import { useEffect } from 'react';
import type { Label } from '../fields/labels.ts';
import { useTranslate } from './use-translate.ts';

interface Choices {
  choices: readonly { value: string; label: Label }[];
}

/** A document that is named by a choice has its words for a title, where Payload would write the value that is stored: 'HeaderVisitors'. */
export function ChoiceTitle({ choices }: Choices) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const translate = useTranslate();
  const chosen = choices.find(({ value }) => value === title);
  const words = chosen ? translate(chosen.label) : undefined;
  useEffect(() => {
    if (words === undefined) return;
    // Payload writes the value in the same turn, after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(words));
    return () => cancelAnimationFrame(frame);
  }, [words, setDocumentTitle]);
  return null;
}

/** What a collection is for, at the head of its list and of all screens of a document, those of its versions too, which have no form. */
export function ChoiceDescription({ choices, description }: Choices & { description?: StaticDescription }) {
  return (
    <>
      <ChoiceTitle choices={choices} />
      {description ? <ViewDescription description={description} /> : null}
    </>
  );
}
