import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './Afloat.module.css';

function onConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const t = useTranslations('shell');
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles['offline']} role="status">
      {isOnline ? null : <p>{t('offline')}</p>}
    </div>
  );
}

/** A bar while the next page is on its way; when that takes long, the balloon and a greeting. */
export function Loading({ isWaiting }: { isWaiting: boolean }) {
  const t = useTranslations('shell');
  const navigation = useNavigation();
  if (navigation.state === 'idle' && !isWaiting) return null;
  return (
    <div className={styles['loading']} role="status">
      <div className={styles['greeting']}>
        <p>{t('greeting')}</p>
        <p>{t('loading')}</p>
      </div>
    </div>
  );
}
