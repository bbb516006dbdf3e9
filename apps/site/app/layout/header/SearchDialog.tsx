import { useMountedDialog } from '@liget/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CLOSE } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { SearchField } from '../../components/search/SearchField.tsx';
import { href } from '../../lib/urls/href.ts';
import type { ShellData } from '../loaders/shell-data.server.ts';
import { useIsDesktop } from '../viewport.ts';
import styles from './SearchDialog.module.css';

export function SearchDialog({ data, onClose }: { data: ShellData; onClose: () => void }) {
  const t = useTranslations('shell');
  const dialog = useMountedDialog();
  const input = useRef<HTMLInputElement>(null);
  const fits = useIsDesktop();

  useEffect(() => {
    input.current?.focus();
  }, []);
  // One Escape closes the dialog: by themselves, the list of suggestions and the browser's search field take one each.
  useEffect(() => {
    const element = dialog.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      element?.close();
      // The event comes later: Enter right after Escape would find the dialog still open.
      onClose();
    };
    element?.addEventListener('keydown', onKey, { capture: true });
    return () => element?.removeEventListener('keydown', onKey, { capture: true });
  }, [dialog, onClose]);
  useEffect(() => {
    if (fits === false) dialog.current?.close();
  }, [dialog, fits]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="search-title" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="search-title">{t('globalSearch')}</h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={t('close')}>
            <Glyph name={CLOSE} />
          </button>
        </form>
        <SearchField locale={data.locale} id="dialog-search" ref={input} large />
        <ul className={styles.shortcuts}>
          {[
            { title: t('today'), url: data.todayUrl },
            { title: t(data.weekendName), url: data.weekendUrl },
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
