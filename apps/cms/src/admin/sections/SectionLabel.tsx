'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../platform/fields/labels.ts';

const MAX_LENGTH = 60;
/** What tells one section of a kind from another; the first that is filled in. */
const NAMED_BY = ['title', 'text', 'caption'];

/** The head of a section that is folded: its number, its kind, and what it is about, where Payload has an empty name for editors to invent. */
export function SectionLabel({ kind }: { kind: Label }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const translate = useTranslate();
  const texts = NAMED_BY.map((field) => data?.[field]).filter((value) => typeof value === 'string');
  const text = texts.map((value) => value.trim()).find((value) => value !== '') ?? '';
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {translate(kind)}
      </Pill>
      <span className="liget-section-about">{text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}</span>
    </>
  );
}
