import type { Locale } from '@liget/content-api';
import { Button } from '@liget/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsHydrated } from '../../../components/islands/use-browser-value.ts';
import { href } from '../../../lib/urls/href.ts';
import styles from './DirectionsPanel.module.css';
import type { RouteView } from './route-view.ts';

/** The directions of a route in words, with links to print it, copy it or change it. */
export function DirectionsResult({ route, locale }: { route: RouteView; locale: Locale }) {
  const t = useTranslations('wayForm');
  return (
    <div className={styles.result}>
      <h3>{route.title}</h3>
      <p className={styles.total}>{route.total}</p>
      {route.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ol aria-label={t('steps')}>
        {route.steps.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
      <p className={styles.links}>
        {route.otherProfile ? <a href={route.otherProfile.url}>{t(route.otherProfile.isStepFree ? 'withoutSteps' : 'shortest')}</a> : null}
        {route.swapUrl ? <a href={route.swapUrl}>{t('swap')}</a> : null}
        <a href={route.openUrl}>{t('open')}</a>
        {route.outsideUrl ? <a href={route.outsideUrl}>{t('outside')}</a> : null}
        <a href={`${href('map', locale)}#way`}>{t('clear')}</a>
      </p>
      <WithScripts isOwn={route.swapUrl === null} />
    </div>
  );
}

/** Buttons that need scripts: print and copy. A route from the visitor's position has no URL to copy. */
function WithScripts({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations('wayForm');
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome(t('copied'));
    } catch {
      setOutcome(t('notCopied'));
    }
  }
  return (
    <div className={styles.tools}>
      {isHydrated ? (
        <>
          <Button look="secondary" size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {isOwn ? null : (
            <Button look="secondary" size="small" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          )}
        </>
      ) : null}
      <span role="status">{outcome}</span>
    </div>
  );
}
