'use client';

import { useAllFormFields, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { findWaitingRow } from './waiting-row.ts';

/** Milliseconds without a change after which a row that still waits is asked about once more. */
const LOST_AFTER = 3000;

/** Asks the service again for the fields of a new row when the first question was lost on the way: the row would wait for ever. */
export function FormStateSync() {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified } = useForm();
  const asked = useRef(0);
  useEffect(() => {
    const row = findWaitingRow(fields);
    if (!row) return undefined;
    const lost = setTimeout(() => {
      asked.current += 1;
      // Payload's form asks when it is modified and its state is another than the one that it told; nobody reads this text.
      setModified(true);
      dispatchFields({ type: 'UPDATE', path: `${row}.id`, errorMessage: `Asked again: ${asked.current}` });
    }, LOST_AFTER);
    return () => clearTimeout(lost);
  }, [dispatchFields, fields, setModified]);
  return null;
}
