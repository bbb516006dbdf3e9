import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './FloatingControls.module.css';

/** A progress bar while the next page loads; if that takes long, the balloon and a greeting. */
export function Loading({ isWaiting }: { isWaiting: boolean }) {
  const t = useTranslations('shell');
  const navigation = useNavigation();
  if (navigation.state === 'idle' && !isWaiting) return null;
  return (
    <div className={styles.loading} role="status">
      <div className={styles.greeting}>
        <p>{t('greeting')}</p>
        <p>{t('loading')}</p>
      </div>
    </div>
  );
}
