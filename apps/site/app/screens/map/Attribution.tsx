import { useTranslations } from 'use-intl';
import styles from './Map.module.css';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Whose data the ground is drawn from: their licence wants it on every map. */
export function Attribution() {
  const t = useTranslations('map');
  return (
    <p className={styles['attribution']}>
      <a href={COPYRIGHT}>{t('attribution')}</a>
    </p>
  );
}
