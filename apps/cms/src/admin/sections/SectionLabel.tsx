'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { useTranslate } from '../../platform/admin-ui/use-translate.ts';
import type { Label } from '../../platform/fields/labels.ts';

const MAX_LENGTH = 60;
/** Fields that identify a section; the first one with a text is used. */
const NAMED_BY = ['title', 'text', 'caption'];

/** The heading of a collapsed section: number, kind and identifying text. Replaces Payload's editable block name. */
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
