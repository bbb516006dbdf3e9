'use client';

import { useDocumentTitle, ViewDescription } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';
import { useEffect } from 'react';
import type { Label } from '../fields/labels.ts';
import { useTranslate } from './use-translate.ts';

interface Choices {
  choices: readonly { value: string; label: Label }[];
}

/** Shows the label of a choice as the document's title; Payload would show the stored value ('HeaderVisitors'). */
export function ChoiceTitle({ choices }: Choices) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const translate = useTranslate();
  const chosen = choices.find(({ value }) => value === title);
  const label = chosen ? translate(chosen.label) : undefined;
  useEffect(() => {
    if (label === undefined) return;
    // Payload sets its title later in the same turn.
    const frame = requestAnimationFrame(() => setDocumentTitle(label));
    return () => cancelAnimationFrame(frame);
  }, [label, setDocumentTitle]);
  return null;
}

/** The description of a collection, above its list and on all screens of a document, also on those of versions, which have no form. */
export function ChoiceDescription({ choices, description }: Choices & { description?: StaticDescription }) {
  return (
    <>
      <ChoiceTitle choices={choices} />
      {description ? <ViewDescription description={description} /> : null}
    </>
  );
}
