import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startAnalytics } from './analytics.ts';
import styles from './CookieButton.module.css';
import { consentIn } from './consent.ts';

const CookieSettings = lazy(() => import('./CookieSettings.tsx').then((module) => ({ default: module.CookieSettings })));

/** Opens the cookie settings. Where something would be measured, a visitor who has not decided yet is asked at once. */
export function CookieButton({ tagManagerId }: { tagManagerId: string | null }) {
  const t = useTranslations('shell');
  const [shown, setShown] = useState<'dialog' | 'question'>();

  useEffect(() => {
    startAnalytics(tagManagerId);
    if (tagManagerId !== null && consentIn(document.cookie) === undefined) setShown('question');
  }, [tagManagerId]);

  return (
    <>
      <button
        type="button"
        className={styles['button']}
        {...(tagManagerId ? { 'data-tag-manager': '' } : {})}
        onClick={() => setShown('dialog')}
      >
        {t('cookies.open')}
      </button>
      {shown ? (
        <Suspense>
          <CookieSettings
            isModal={shown === 'dialog'}
            onClose={() => {
              setShown(undefined);
              startAnalytics(tagManagerId);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
