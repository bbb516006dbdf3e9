import { IconButton } from '@liget/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../parts/pictures/ContentPicture.tsx';
import styles from './PlaceCard.module.css';
import { ProgramLines } from './ProgramLines.tsx';
import type { MapPlace } from './places.ts';

/** The chosen place. It takes the focus, and Escape closes it. */
export function PlaceCard({ place, onClose }: { place: MapPlace; onClose: () => void }) {
  const t = useTranslations('map');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.id) box.current?.focus({ preventScroll: true });
  }, [place.id]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section ref={box} className={styles['card']} tabIndex={-1} aria-labelledby="place-card-title">
      {place.image ? (
        <div className={styles['picture']}>
          <ContentPicture image={place.image} aspect="default" decorative priority sizes="(min-width: 1024px) 24rem, 8rem" />
        </div>
      ) : null}
      <div className={styles['words']}>
        <p className="kicker">{t(`kinds.${place.kind}`)}</p>
        <h2 id="place-card-title">{place.title}</h2>
        {place.note ? <p>{place.note}</p> : null}
        {place.programs.length > 0 ? (
          <>
            {place.kind === 'today' ? null : <h3>{t('kinds.today')}</h3>}
            <ProgramLines {...place} />
          </>
        ) : null}
        <p className={styles['ways']}>
          {place.url ? <a href={place.url}>{t('more')}</a> : null}
          {place.geo ? <a href={place.geo}>{t('open')}</a> : null}
        </p>
      </div>
      <IconButton look="quiet" size="small" className={styles['close']} label={t('closeCard')} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </IconButton>
    </section>
  );
}
