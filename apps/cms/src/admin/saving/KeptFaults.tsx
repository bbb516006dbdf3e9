'use client';

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { type Fault, faultsIn, isUnchanged, lostFaults, valuesOf } from './faults.ts';

/**
 * Keeps at their fields what a save was refused for. While somebody types, Payload asks for the form's state; when that answer
 * comes after the refusal, it wipes the faults out, and nobody could tell any more why nothing was saved.
 */
export function KeptFaults() {
  const [fields, dispatchFields] = useAllFormFields();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const sending = useRef(false);
  const refused = useRef<{ values: ReadonlyMap<string, unknown>; faults: Fault[] }>(undefined);
  useEffect(() => {
    if (processing || sending.current) {
      sending.current = processing;
      refused.current = submitted && !processing ? { values: valuesOf(fields), faults: [] } : undefined;
    }
    if (!refused.current) return;
    const { values, faults } = refused.current;
    if (!isUnchanged(fields, values)) refused.current = undefined;
    // The faults come a moment after the form is free again.
    else if (faults.length === 0) refused.current.faults = faultsIn(fields);
    else {
      const errors = lostFaults(fields, faults);
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    }
  }, [dispatchFields, fields, processing, submitted]);
  return null;
}
