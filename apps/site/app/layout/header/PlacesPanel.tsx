import { useTranslations } from 'use-intl';
import { PIN, RIGHT } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { href } from '../../lib/urls/href.ts';
import type { FrameData } from '../loaders/frame-data.ts';
import { PanelImage } from './PanelImage.tsx';

export function PlacesPanel({ data: { topLocations, locale } }: { data: FrameData }) {
  const t = useTranslations('shell');
  return (
    <>
      <ul className="panel-cards panel-places">
        {topLocations.map((place) => (
          <li key={place.url}>
            <a href={place.url}>
              <PanelImage picture={place.picture} />
              <strong lang={place.lang}>{place.title}</strong>
            </a>
          </li>
        ))}
      </ul>
      <div className="panel-foot">
        <a className="button" href={href('map', locale)}>
          <Glyph name={PIN} /> {t('showOnMap')}
        </a>
        <a className="text-link" href={href('topLocations', locale)}>
          {t('allTopLocations')} <Glyph name={RIGHT} />
        </a>
      </div>
    </>
  );
}
