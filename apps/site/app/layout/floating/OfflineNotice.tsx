import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

function onConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Part of the first load, because its code could not be fetched offline. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{isOnline ? null : <p>{t('offline')}</p>}</div>;
}
