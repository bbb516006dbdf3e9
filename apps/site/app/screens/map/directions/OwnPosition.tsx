import type { Locale } from '@liget/content-api';
import type { LonLat } from '@liget/map';
import { Button } from '@liget/ui';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrowserValue } from '../../../components/islands/use-browser-value.ts';
import styles from './DirectionsPanel.module.css';
import type { RouteQuery } from './route-query.ts';
import type { RouteView } from './route-view.ts';

interface OwnPositionProps {
  form: RefObject<HTMLFormElement | null>;
  groups: RouteQuery['groups'];
  /** The visitor's position, if “near me” has found it already. */
  position: LonLat | null;
  locale: Locale;
  onOutcome: (outcome: { route: RouteView | null; error: string | null } | null) => void;
}

/** A button for the route from the visitor's position. The route is computed in the browser; the position is sent nowhere. */
export function OwnPosition({ form, groups, position, locale, onOutcome }: OwnPositionProps) {
  const t = useTranslations('wayForm');
  const canLocate = useBrowserValue(() => 'geolocation' in navigator, false);
  const [isLocating, setIsLocating] = useState(false);

  async function findPosition() {
    const formData = form.current ? new FormData(form.current) : null;
    const to = groups.flatMap(({ places }) => places).find(({ id }) => id === formData?.get('to'));
    if (!to) {
      onOutcome({ route: null, error: t('errors.lackingTo') });
      return;
    }
    setIsLocating(true);
    onOutcome(null);
    try {
      const { findRouteFromHere } = await import('./route-from-here.ts');
      onOutcome(await findRouteFromHere({ to, isStepFree: formData?.get('profile') !== null, locale, position, title: t('here') }));
    } catch {
      onOutcome({ route: null, error: t('notLocated') });
    } finally {
      setIsLocating(false);
    }
  }

  if (!canLocate) return null;
  return (
    <div className={styles.own}>
      <Button look="secondary" size="small" disabled={isLocating} onClick={() => void findPosition()}>
        {t('fromHere')}
      </Button>
      <p>{t('hereHint')}</p>
      <p role="status">{isLocating ? t('locating') : null}</p>
    </div>
  );
}
