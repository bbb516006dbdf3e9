import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { Glyph } from '../Glyph.tsx';
import { SearchField } from '../SearchField.tsx';
import type { ShellData } from '../shell-data.server.ts';
import { isDesktop, useIsDesktop } from '../viewport.ts';
import styles from './Header.module.css';

/** A link to the search screen; on a desktop, with JavaScript, it opens the search right here. */
export function SearchButton({ data }: { data: ShellData }) {
  const t = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const url = href('search', data.locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [key]);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isDesktop(window.innerWidth)) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a className={styles['tool']} href={url} aria-label={t('search')} onClick={onClick}>
        <Glyph of="search" />
      </a>
      {isOpen ? <SearchDialog data={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SearchDialog({ data, onClose }: { data: ShellData; onClose: () => void }) {
  const t = useTranslations('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fits = useIsDesktop();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (fits === false) dialog.current?.close();
  }, [fits]);

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="search-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className={styles['dialogContent']}>
        <h2 id="search-title">{t('globalSearch')}</h2>
        <form method="dialog">
          <button type="submit" className={styles['tool']} aria-label={t('close')}>
            <Glyph of="close" />
          </button>
        </form>
        <SearchField locale={data.locale} id="dialog-search" ref={input} large />
        <ul className={styles['shortcuts']}>
          {[
            { title: t('today'), url: data.today.url },
            { title: t('thisWeekend'), url: data.weekend.url },
            { title: t('visit'), url: href('visitorInformation', data.locale) },
            { title: t('map'), url: href('map', data.locale) },
          ].map((link) => (
            <li key={link.url}>
              <a href={link.url}>{link.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
