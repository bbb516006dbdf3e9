import type { SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { frameOf } from '../frame-data.ts';
import { Still } from '../Still.tsx';
import type { ShellData } from '../shell-data.server.ts';
import { isDesktop, mayAutofocus } from '../viewport.ts';
import { MenuContent } from './MenuContent.tsx';
import './menu.css';
import './panels.css';
import { MENU_ID } from './menu-id.ts';

/** The main menu: a row in the header of a desktop; below 1024 px a drawer, which opens and closes without JavaScript. */
export function Menu({ data }: { data: ShellData }) {
  const t = useTranslations('shell');

  function onToggle({ target, currentTarget: menu }: SyntheticEvent<HTMLElement>) {
    if (target !== menu || isDesktop(window.innerWidth) || !menu.matches(':popover-open')) return;
    menu.querySelector<HTMLElement>(mayAutofocus(window.innerWidth) ? 'input' : '[popovertarget]')?.focus();
  }

  return (
    <nav id={MENU_ID} popover="auto" aria-label={t('mainNavigation')} onToggle={onToggle}>
      <Still id={MENU_ID}>{import.meta.env.SSR ? <MenuContent data={frameOf(data)} /> : null}</Still>
    </nav>
  );
}
