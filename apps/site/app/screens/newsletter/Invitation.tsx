import { Balloon } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { StaticFigure } from '../../components/pictures/StaticFigure.tsx';
import type { StaticPicture } from '../../components/pictures/static-picture.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import styles from './Newsletter.module.css';

/** What the newsletter offers, beside its form. */
export function Invitation({ page, picture }: { page: PageInfo; picture: StaticPicture | null }) {
  const t = useTranslations('newsletter');
  return (
    <div className={styles.invitation}>
      <Balloon className={styles.balloon ?? ''} />
      <h1>{page.title}</h1>
      <p className="lead">{page.description}</p>
      <ul>
        <li>{t('often')}</li>
        <li>{t('content')}</li>
        <li>{t('leave')}</li>
      </ul>
      <StaticFigure picture={picture} />
    </div>
  );
}
