import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { startAnalytics } from './analytics.ts';
import styles from './CookieButton.module.css';
import { consentIn } from './consent.ts';

const CookieSettings = lazy(() => import('./CookieSettings.tsx').then((module) => ({ default: module.CookieSettings })));

/** Opens the cookie settings. Where something would be measured, a visitor who has not decided yet is asked at once. */
export function CookieButton({ tagManagerId }: { tagManagerId: string | null }) {
  const t = useTranslations('shell');
  const [wanted, setWanted] = useState<'dialog' | 'none'>();
  const mustAsk = useSyncExternalStore(
    () => () => {},
    () => tagManagerId !== null && consentIn(document.cookie) === undefined,
    () => false,
  );
  const shown = wanted ?? (mustAsk ? 'question' : 'none');

  useEffect(() => startAnalytics(tagManagerId), [tagManagerId]);

  return (
    <>
      <button
        type="button"
        className={styles['button']}
        {...(tagManagerId ? { 'data-tag-manager': '' } : {})}
        onClick={() => setWanted('dialog')}
      >
        {t('cookies.open')}
      </button>
      {shown === 'none' ? null : (
        <Suspense>
          <CookieSettings
            isModal={shown === 'dialog'}
            onClose={() => {
              setWanted('none');
              startAnalytics(tagManagerId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
