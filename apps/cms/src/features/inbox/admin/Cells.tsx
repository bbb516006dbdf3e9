'use client';

import { useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import type { Enquiry } from '../../../payload-types.ts';
import { useAdminLanguage, useTranslate } from '../../../platform/admin-ui/use-translate.ts';
import { formatDay } from '../../../platform/fields/dates/date-texts.ts';
import { CLOSED_STATES, KINDS } from '../kinds.ts';
import { getDueLabel } from './due.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

const MARKS = { late: '!', soon: '◔', later: '○' } as const;

/** The reference as a link to the case, with a mark if the case is unread, and on a phone with what kind of case it is. */
export function ReferenceCell({ cellData, rowData, collectionSlug }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const translate = useTranslate();
  const { id, unread, kind }: Partial<Enquiry> = rowData;
  return (
    <a href={`${config.routes.admin}/collections/${collectionSlug}/${String(id)}`} className="liget-reference">
      {unread === true ? (
        <>
          <strong>{String(cellData ?? '')}</strong> <span className="liget-badge">{translate(INBOX_TEXTS.unreadMark)}</span>
        </>
      ) : (
        String(cellData ?? '')
      )}
      {kind ? <small className="liget-reference__kind">{translate(KINDS[kind].label)}</small> : null}
    </a>
  );
}

/** The deadline and, for open cases, its urgency as a text and a symbol, so that it does not depend on colour. */
export function Due({ due, isDone }: { due: string; isDone: boolean }) {
  const translate = useTranslate();
  const language = useAdminLanguage();
  const [now] = useState(() => Date.now());
  const { urgency, words } = getDueLabel(Date.parse(due), now);
  return (
    <span className={isDone ? undefined : `liget-due liget-due--${urgency}`}>
      {formatDay(due, language)}
      {isDone ? null : (
        <small>
          <span aria-hidden="true">{MARKS[urgency]}</span> {translate(words)}
        </small>
      )}
    </span>
  );
}

export function DueCell({ cellData, rowData }: DefaultCellComponentProps) {
  if (typeof cellData !== 'string' || Number.isNaN(Date.parse(cellData))) return <span>–</span>;
  const { state }: Partial<Enquiry> = rowData;
  return <Due due={cellData} isDone={CLOSED_STATES.some((done) => done === state)} />;
}
