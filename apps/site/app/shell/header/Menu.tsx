import { type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { Glyph } from '../Glyph.tsx';
import { SearchField } from '../SearchField.tsx';
import type { ShellData } from '../shell-data.server.ts';
import { isDesktop, mayAutofocus } from '../viewport.ts';
import styles from './Menu.module.css';
import { MENU_ID } from './menu-id.ts';
import { Panel } from './Panel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { ProgramsPanel } from './ProgramsPanel.tsx';
import { VisitorsPanel } from './VisitorsPanel.tsx';

/** The main menu: a row in the header of a desktop; below 1024 px a drawer, which opens and closes without JavaScript. */
export function Menu({ data }: { data: ShellData }) {
  const t = useTranslations('shell');
  const close = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { locale } = data;

  function onToggle(event: SyntheticEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || isDesktop(window.innerWidth)) return;
    if (event.currentTarget.matches(':popover-open')) (mayAutofocus(window.innerWidth) ? search : close).current?.focus();
  }

  return (
    <nav id={MENU_ID} popover="auto" className={styles['menu']} aria-label={t('mainNavigation')} onToggle={onToggle}>
      <div className={styles['head']}>
        <SearchField locale={locale} id="menu-search" ref={search} />
        <button
          ref={close}
          type="button"
          className={styles['close']}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Glyph of="close" />
        </button>
      </div>
      <ul className={styles['items']}>
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
    </nav>
  );
}
