'use client';

import { useState } from 'react';
import { formatWallTime } from '../../platform/admin-ui/dates/budapest-picker.ts';
import { ParkDatePicker } from '../../platform/admin-ui/dates/ParkDatePicker.tsx';

/** A date and time field of a plain form, in Budapest's time. */
export function InstantField({ id, name, first }: { id: string; name: string; first: string }) {
  const [at, setAt] = useState(first);
  return (
    <>
      <ParkDatePicker id={id} dayOnly={false} isRequired onChange={(picked) => setAt(picked ?? at)} value={at} />
      <input type="hidden" name={name} value={formatWallTime(at)} />
    </>
  );
}
