import { useTranslations } from 'use-intl';
import { CLOSE } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { FrameSearchField } from '../../components/search/FrameSearchField.tsx';
import { href } from '../../lib/urls/href.ts';
import type { FrameData } from '../loaders/frame-data.ts';
import { MENU_ID } from './menu-id.ts';
import { Panel } from './Panel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { ProgramsPanel } from './ProgramsPanel.tsx';
import { VisitorsPanel } from './VisitorsPanel.tsx';

export function MenuContent({ data }: { data: FrameData }) {
  const t = useTranslations('shell');
  const { locale } = data;
  return (
    <>
      <div className="menu-head">
        <FrameSearchField locale={locale} id="menu-search" />
        <button type="button" className="menu-close" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={t('close')}>
          <Glyph name={CLOSE} />
        </button>
      </div>
      <ul className="menu-items">
        <li>
          <a href={href('now', locale)}>{t('now')}</a>
        </li>
        <Panel title={t('programs')}>
          <ProgramsPanel data={data} />
        </Panel>
        <Panel title={t('topLocations')}>
          <PlacesPanel data={data} />
        </Panel>
        <Panel title={t('visit')}>
          <VisitorsPanel data={data} />
        </Panel>
        <li>
          <a href={href('projects', locale)}>{t('theProject')}</a>
        </li>
        <li>
          <a href={href('magazine', locale)}>{t('magazine')}</a>
        </li>
        <li>
          <a href={href('map', locale)}>{t('map')}</a>
        </li>
      </ul>
    </>
  );
}
