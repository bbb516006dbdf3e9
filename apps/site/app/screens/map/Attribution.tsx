import { useTranslations } from 'use-intl';
import styles from './Map.module.css';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** The attribution of the base map's data, which its licence requires on every map. */
export function Attribution() {
  const t = useTranslations('map');
  return (
    <p className={styles.attribution}>
      <a href={COPYRIGHT}>{t('attribution')}</a>
    </p>
  );
}
