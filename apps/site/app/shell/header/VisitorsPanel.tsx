import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { Glyph } from '../Glyph.tsx';
import { MenuLink } from '../MenuLink.tsx';
import type { ShellData } from '../shell-data.server.ts';
import { PanelImage } from './PanelImage.tsx';
import styles from './Panels.module.css';

export function VisitorsPanel({ data: { zones, balloon, mapPicture, locale } }: { data: ShellData }) {
  const t = useTranslations('shell');
  return (
    <>
      <ul className={styles['links']}>
        {(zones['HeaderVisitors'] ?? []).map((item) => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
      <div className={styles['boxes']}>
        {balloon ? (
          <a className={styles['box']} href={balloon.scheduleUrl}>
            <PanelImage picture={balloon.picture} />
            <strong className={styles['status']} data-open={balloon.isUp}>
              {balloon.isUp ? t('balloonOpen') : t('balloonClosed')}
            </strong>
            <span className="text-link">
              {t('balloonSchedule')} <Glyph of="right" />
            </span>
          </a>
        ) : null}
        <a className={styles['box']} href={href('map', locale)}>
          <PanelImage picture={mapPicture} />
          <strong>{t('mapInvitation')}</strong>
          <span className="button button-small">
            <Glyph of="pin" /> {t('showOnMap')}
          </span>
        </a>
      </div>
    </>
  );
}
