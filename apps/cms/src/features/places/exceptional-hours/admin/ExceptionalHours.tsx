'use client';

import { useAuth, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import { may } from '../../../../platform/rights/roles.ts';
import { HoursDialog } from './HoursDialog.tsx';
import { HOURS_TEXTS } from './hours-texts.ts';

/** Above the list of places: sets exceptional hours of the selected places. */
export function ExceptionalHours() {
  const { user } = useAuth();
  const { count, selectedIDs } = useSelection();
  const router = useRouter();
  const translate = useTranslate();
  const [ids, setIds] = useState<number[] | null>(null);
  if (!may(user, 'write', 'top-locations')) return null;
  const close = () => {
    setIds(null);
    router.refresh();
  };
  return (
    <div className="liget-exceptional-hours">
      <button type="button" className="liget-button" disabled={selectedIDs.length === 0} onClick={() => setIds(selectedIDs.map(Number))}>
        {translate(HOURS_TEXTS.open)}
      </button>
      <span>{translate(selectedIDs.length === 0 ? HOURS_TEXTS.selectFirst : HOURS_TEXTS.selected(selectedIDs.length))}</span>
      {ids ? <HoursDialog ids={ids} isPartial={count > ids.length} close={close} /> : null}
    </div>
  );
}
