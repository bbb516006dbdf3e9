'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { type ChangeState, hasWaitingRows, STILL, trackChange } from './changed-since-request.ts';

/** Milliseconds without a change after which Payload's form tells the service of an edit; later answers are about that edit itself. */
const TOLD_AFTER = 250;
/** Milliseconds after which rows that still wait are asked about once more: the question may have been lost on the way. */
const LOST_AFTER = 3000;

/**
 * Lets the service hear of every edit. When the answer about an earlier one comes before Payload's form has told of the next, the form
 * takes that for told: a new row would wait for its fields for ever, and fields that depend on a choice would not come or go.
 */
export function FormStateSync() {
  const [fields, dispatchFields] = useAllFormFields();
  const before = useRef(fields);
  const since = useRef<ChangeState>(STILL);
  const asked = useRef(0);
  useEffect(() => {
    since.current = trackChange(since.current, before.current, fields);
    before.current = fields;
    const tellAgain = () => {
      const [first] = Object.entries(fields);
      if (!first) return;
      asked.current += 1;
      // Nothing that anybody reads: it makes the form's state another than the one that was told.
      dispatchFields({ type: 'UPDATE_MANY', formState: { [first[0]]: Object.assign({}, first[1], { asked: asked.current }) } });
    };
    const told = setTimeout(() => {
      const { isAnswered } = since.current;
      since.current = STILL;
      if (isAnswered) tellAgain();
    }, TOLD_AFTER);
    const lost = hasWaitingRows(fields) ? setTimeout(tellAgain, LOST_AFTER) : undefined;
    return () => {
      clearTimeout(told);
      clearTimeout(lost);
    };
  }, [dispatchFields, fields]);
  return null;
}
