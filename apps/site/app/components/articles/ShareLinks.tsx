import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrowserValue } from '../islands/use-browser-value.ts';
import styles from './ShareLinks.module.css';

export interface SharedArticle {
  title: string;
  /** With the public origin. */
  url: string;
}

/** What the browser can do to share a page. */
const getAbility = () => ('share' in navigator ? 'share' : 'clipboard' in navigator ? 'copy' : 'none');

/** Shares an article by e-mail, by the device's share sheet or by copying its URL. It loads no third-party scripts. */
export function ShareLinks({ title, url }: SharedArticle) {
  const t = useTranslations('articles');
  const ability = useBrowserValue(getAbility, 'none');
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(t('copied'));
    } catch {
      setOutcome(t('notCopied'));
    }
  }
  // Rejects when the visitor closes the share sheet, which is no error.
  const share = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <div className={styles.share} role="group" aria-label={t('share')}>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{t('shareByEmail')}</a>
      {ability === 'none' ? null : (
        <button type="button" className={styles.action} onClick={() => void (ability === 'share' ? share() : copy())}>
          {ability === 'share' ? t('shareElsewhere') : t('copyLink')}
        </button>
      )}
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </div>
  );
}
