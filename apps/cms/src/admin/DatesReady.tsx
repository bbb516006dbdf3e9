'use client';

import { importDateFNSLocale } from '@payloadcms/translations';
import { useAuth, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Shows a screen that needs no sign-in only when the code that words dates is there, or has failed to come: Payload makes the form of a
 * new password anew when that code comes, and what was typed until then would be gone.
 */
export function DatesReady({ children }: { children?: ReactNode }) {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { dateFNS, dateFNSKey } = i18n;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    importDateFNSLocale(dateFNSKey).catch(() => setHasFailed(true));
  }, [dateFNSKey]);
  // Types say that it is always there; while it is on its way, it is not.
  const isThere = Boolean(dateFNS);
  return user || isThere || hasFailed ? children : null;
}
