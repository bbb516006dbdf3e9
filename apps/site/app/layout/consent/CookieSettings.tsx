import { useMountedDialog } from '@liget/ui';
import { useTranslations } from 'use-intl';
import styles from './CookieSettings.module.css';
import { type Consent, readConsent } from './consent.ts';
import { formatConsentCookie } from './consent-cookie.ts';

export interface CookieSettingsProps {
  /** A modal dialog if the visitor opened it; otherwise a non-modal question that takes no focus. */
  isModal: boolean;
  onClose: () => void;
}

/**
 * Lists the site's cookies and asks for consent to analytics. Loaded only when shown. Both buttons look the same; the refusing one comes first,
 * because a dialog focuses its first button.
 */
export function CookieSettings({ isModal, onClose }: CookieSettingsProps) {
  const t = useTranslations('shell.cookies');
  const dialog = useMountedDialog(isModal);
  const current = readConsent(document.cookie);

  function decide(consent: Consent) {
    document.cookie = formatConsentCookie(consent);
    dialog.current?.close();
    // A running script cannot be unloaded, so the page reloads without it.
    if (current === 'all' && consent === 'necessary') window.location.reload();
  }

  return (
    <dialog ref={dialog} className={`${styles.dialog} theme-light`} aria-labelledby="cookies-title" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="cookies-title">{t('title')}</h2>
        <p>{t('text')}</p>
        <dl>
          <dt>{t('necessary')}</dt>
          <dd>{t('necessaryText')}</dd>
          <dt>{t('statistics')}</dt>
          <dd>{t('statisticsText')}</dd>
        </dl>
        {current ? <p>{current === 'all' ? t('nowAll') : t('nowNecessary')}</p> : null}
        <div className="actions">
          <button type="button" onClick={() => decide('necessary')}>
            {t('acceptNecessary')}
          </button>
          <button type="button" onClick={() => decide('all')}>
            {t('acceptAll')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
