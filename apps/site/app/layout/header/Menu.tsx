import type { SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ServerOnly } from '../../components/islands/ServerOnly.tsx';
import { getFrameData } from '../loaders/frame-data.ts';
import type { ShellData } from '../loaders/shell-data.server.ts';
import { isDesktop, mayAutofocus } from '../viewport.ts';
import { MenuContent } from './MenuContent.tsx';
import './menu.css';
import './panels.css';
import { MENU_ID } from './menu-id.ts';

/** The main menu: a row in the header from 1024 px; below that a drawer that works without JavaScript. */
export function Menu({ data }: { data: ShellData }) {
  const t = useTranslations('shell');

  // Set before the drawer opens, so that the browser moves the focus only once.
  function onBeforeToggle({ target, currentTarget: menu }: SyntheticEvent<HTMLElement>) {
    if (target !== menu || isDesktop(window.innerWidth)) return;
    // Closing the drawer also closes its panels.
    for (const panel of menu.querySelectorAll('details')) panel.open = false;
    const first = menu.querySelector(mayAutofocus(window.innerWidth) ? 'input' : '[popovertarget]');
    for (const control of menu.querySelectorAll('input, [popovertarget]')) control.toggleAttribute('autofocus', control === first);
  }

  return (
    <nav id={MENU_ID} popover="auto" aria-label={t('mainNavigation')} onBeforeToggle={onBeforeToggle}>
      <ServerOnly id={MENU_ID}>{import.meta.env.SSR ? <MenuContent data={getFrameData(data)} /> : null}</ServerOnly>
    </nav>
  );
}
