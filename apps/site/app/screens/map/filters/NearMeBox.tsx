import { getButtonClass } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { type NearMe, roundMetres, toWalkingMinutes } from '../geolocation.ts';
import styles from '../Map.module.css';

interface NearMeBoxProps {
  state: NearMe;
  onRequest: () => void;
  onForget: () => void;
  /** The page that describes how to get to the park. */
  directionsUrl: string;
}

/** The button that requests the visitor's position, and its result. */
export function NearMeBox({ state, onRequest, onForget, directionsUrl }: NearMeBoxProps) {
  const t = useTranslations('map');
  const isHere = state.kind === 'here';
  return (
    <div className={styles.near}>
      <button type="button" className={getButtonClass({ look: 'quiet' })} aria-pressed={isHere} onClick={isHere ? onForget : onRequest}>
        {t('near.ask')}
      </button>
      <div role="status">
        {state.kind === 'asking' ? <p>{t('near.asking')}</p> : null}
        {isHere ? <p>{t('near.here')}</p> : null}
        {state.kind === 'refused' || state.kind === 'unavailable' || state.kind === 'late' ? <p>{t(`near.${state.kind}`)}</p> : null}
        {state.kind === 'far' ? (
          <p>
            {t('near.far', { distance: formatDistance(t, state.metres) })} <a href={directionsUrl}>{t('near.directions')}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'map'>>;

function formatDistance(t: Translate, metres: number): string {
  const rounded = roundMetres(metres);
  return rounded < 1000 ? t('near.metres', { metres: rounded }) : t('near.kilometres', { kilometres: rounded / 1000 });
}

/** Distance of a place in metres and in minutes on foot. */
export function Distance({ metres }: { metres: number }) {
  const t = useTranslations('map');
  return <p className={styles.distance}>{t('near.away', { distance: formatDistance(t, metres), minutes: toWalkingMinutes(metres) })}</p>;
}
