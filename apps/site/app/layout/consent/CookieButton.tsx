import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrowserValue } from '../../components/islands/use-browser-value.ts';
import { loadWithTexts } from '../deferred-texts.tsx';
import { startAnalytics } from './analytics.ts';
import styles from './CookieButton.module.css';
import type { CookieSettingsProps } from './CookieSettings.tsx';
import { readConsent } from './consent.ts';

interface SettingsModule {
  default: ComponentType<CookieSettingsProps>;
}

/** If its code cannot be loaded, there is no question and no analytics, and the page stays usable. */
const CookieSettings = lazy(() =>
  loadWithTexts(() => import('./CookieSettings.tsx').then((module) => module.CookieSettings)).then(
    (Settings): SettingsModule => ({ default: Settings }),
    (): SettingsModule => ({ default: () => null }),
  ),
);

/** Opens the cookie settings. If analytics is configured, visitors who have not decided see the question at once. */
export function CookieButton({ tagManagerId }: { tagManagerId: string | null }) {
  const t = useTranslations('shell');
  const [openedView, setOpenedView] = useState<'dialog' | 'none'>();
  const mustAsk = useBrowserValue(() => tagManagerId !== null && readConsent(document.cookie) === undefined, false);
  const shown = openedView ?? (mustAsk ? 'question' : 'none');

  useEffect(() => startAnalytics(tagManagerId), [tagManagerId]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-tag-manager={tagManagerId ? '' : undefined}
        onClick={() => setOpenedView('dialog')}
      >
        {t('cookies.open')}
      </button>
      {shown === 'none' ? null : (
        <Suspense>
          <CookieSettings
            isModal={shown === 'dialog'}
            onClose={() => {
              setOpenedView('none');
              startAnalytics(tagManagerId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
