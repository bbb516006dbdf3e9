import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ContentPicture } from '../../../components/pictures/ContentPicture.tsx';
import { Distance } from '../filters/NearMeBox.tsx';
import styles from './PlaceCard.module.css';
import { ProgramLines } from './ProgramLines.tsx';
import type { MapPlace } from './places.ts';

interface PlaceCardProps {
  place: MapPlace;
  /** Metres from the visitor; `null` if the position is unknown. */
  metres: number | null;
  /** The URL of the map without the card. */
  closeUrl: string;
  /** The URL of the route to this place. */
  routeUrl: string;
  /** The form for reporting a defect at this place. */
  reportUrl: string;
  /** The URL of the map with this card. */
  url: string;
  /** True when the visitor opened the card, and not the URL. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The card of the chosen place. It takes the focus when the visitor opened it; Escape closes it. */
export function PlaceCard({ place, metres, closeUrl, routeUrl, reportUrl, url, takesFocus, onClose }: PlaceCardProps) {
  const t = useTranslations('map');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && place.id) box.current?.focus({ preventScroll: true });
  }, [place.id, takesFocus]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section ref={box} className={styles.card} tabIndex={-1} aria-labelledby="place-card-title">
      {place.image ? (
        <div className={styles.picture}>
          <ContentPicture image={place.image} aspect="default" decorative priority sizes="(min-width: 1024px) 24rem, 8rem" />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className="kicker">{t(`kinds.${place.kind}`)}</p>
        <h2 id="place-card-title" lang={place.langs?.title}>
          {place.title}
        </h2>
        {place.opening ? (
          <p className={styles.opening} data-is-open={place.opening.isOpen}>
            {place.opening.text}
          </p>
        ) : null}
        {metres === null ? null : <Distance metres={metres} />}
        {place.note ? <p lang={place.langs?.note}>{place.note}</p> : null}
        {place.programs.length > 0 ? (
          <>
            {place.kind === 'today' ? null : <h3>{t('kinds.today')}</h3>}
            <ProgramLines {...place} />
          </>
        ) : null}
        <p className={styles.ways}>
          {place.url ? <a href={place.url}>{t('more')}</a> : null}
          {place.position ? <a href={routeUrl}>{t('wayThere')}</a> : null}
          {place.geo ? <a href={place.geo}>{t('open')}</a> : null}
          <CopyLink url={url} />
          {place.kind === 'today' ? null : <a href={reportUrl}>{t('report')}</a>}
        </p>
      </div>
      <a
        className={styles.close}
        href={closeUrl}
        aria-label={t('closeCard')}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </a>
    </section>
  );
}

/** Without JavaScript, visitors copy the URL from the browser's address bar. */
function CopyLink({ url }: { url: string }) {
  const t = useTranslations('map');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(url, window.location.href).href);
    setIsCopied(true);
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy().catch(() => setIsCopied(false))}>
        {t('copyLink')}
      </button>
      <span role="status">{isCopied ? t('copied') : null}</span>
    </>
  );
}
