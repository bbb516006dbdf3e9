import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MENU } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { href } from '../../lib/urls/href.ts';
import type { PageInfo } from '../head/page.ts';
import type { ShellData } from '../loaders/shell-data.server.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { MENU_ID } from './menu-id.ts';
import { SearchButton } from './SearchButton.tsx';
import { useClosing } from './use-closing.ts';
import { useImageBlocking } from './use-image-blocking.ts';

export function Header({ data, page }: { data: ShellData; page: PageInfo | undefined }) {
  const t = useTranslations('shell');
  const { locale } = data;
  const header = useRef<HTMLElement>(null);
  useClosing(header);
  useImageBlocking(header);
  return (
    <header ref={header} className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a className={styles.logo} href={href('home', locale)}>
          {t('siteName')}
        </a>
        <Menu data={data} />
        <div className={styles.tools}>
          <SearchButton data={data} />
          <LanguageSwitch locale={locale} url={page?.switchTo ?? data.otherHomeUrl} />
          <button type="button" className={styles.menuButton} popoverTarget={MENU_ID} aria-label={t('menu')}>
            <Glyph name={MENU} />
          </button>
        </div>
      </div>
    </header>
  );
}
