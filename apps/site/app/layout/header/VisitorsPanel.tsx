import { useTranslations } from 'use-intl';
import { PIN, RIGHT } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { MenuLink } from '../../components/MenuLink.tsx';
import { href } from '../../lib/urls/href.ts';
import type { FrameData } from '../loaders/frame-data.ts';
import { PanelImage } from './PanelImage.tsx';

export function VisitorsPanel({ data: { zones, balloon, mapPicture, locale } }: { data: FrameData }) {
  const t = useTranslations('shell');
  return (
    <>
      <ul className="panel-links">
        {(zones['HeaderVisitors'] ?? []).map((item) => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
      <div className="panel-boxes">
        {balloon ? (
          <a className="panel-box" href={balloon.scheduleUrl}>
            <PanelImage picture={balloon.picture} />
            <strong className="panel-status" data-mark={balloon.mark}>
              {t(balloon.words)}
            </strong>
            <span className="text-link">
              {t('balloonSchedule')} <Glyph name={RIGHT} />
            </span>
          </a>
        ) : null}
        <a className="panel-box" href={href('map', locale)}>
          <PanelImage picture={mapPicture} />
          <strong>{t('mapInvitation')}</strong>
          <span className="button button-small">
            <Glyph name={PIN} /> {t('showOnMap')}
          </span>
        </a>
      </div>
    </>
  );
}
