import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SEARCH } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { href } from '../../lib/urls/href.ts';
import { loadWithTexts } from '../deferred-texts.tsx';
import type { ShellData } from '../loaders/shell-data.server.ts';
import { isDesktop, useIsDesktop } from '../viewport.ts';
import styles from './Header.module.css';

const loadDialog = () =>
  loadWithTexts(() => import('./SearchDialog.tsx').then((module) => module.SearchDialog)).then((Dialog) => ({ default: Dialog }));
const SearchDialog = lazy(loadDialog);

/** A link to the search screen; on a desktop with JavaScript it opens the search dialog. */
export function SearchButton({ data }: { data: ShellData }) {
  const t = useTranslations('shell');
  /** The history entry on which the dialog was opened: it closes on another page. */
  const [openAt, setOpenAt] = useState<string>();
  const { key } = useLocation();
  const opensDialog = useIsDesktop() ?? false;
  const url = href('search', data.locale);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isDesktop(window.innerWidth)) return;
    event.preventDefault();
    // If the dialog's code cannot be loaded, the link is followed.
    void loadDialog().then(
      () => setOpenAt(key),
      () => window.location.assign(url),
    );
  }

  return (
    <>
      <a
        className={styles.tool}
        href={url}
        aria-label={t('search')}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onClick}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <Glyph name={SEARCH} />
      </a>
      {openAt === key ? (
        <Suspense>
          <SearchDialog data={data} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
