import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryIcon } from '../filters/CategoryIcon.tsx';
import { Distance } from '../filters/NearMeBox.tsx';
import type { PlaceDistance } from '../geolocation.ts';
import styles from './PlaceList.module.css';
import { ProgramLines } from './ProgramLines.tsx';
import type { Group, MapPlace } from './places.ts';

interface PlaceListProps {
  groups: readonly Group[];
  /** The numbers of today's events as text. */
  todaysText: string;
  /** The same places by distance; `null` if the visitor's position is unknown. */
  nearest: readonly PlaceDistance[] | null;
  chosen: string | undefined;
  getUrl: (id: string) => string;
  onChoose: (place: MapPlace) => void;
}

/** The places of the map as a list, by kind or by distance: an equal alternative to the map. */
export function PlaceList({ groups, todaysText, nearest, ...choosing }: PlaceListProps) {
  const t = useTranslations('map');
  return (
    <div id="places" className={styles.list} tabIndex={-1} role="group" aria-label={t('list')}>
      {nearest ? (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{t('near.title')}</h2>
          <ul>
            {nearest.map(({ place, metres }) => (
              <Entry key={place.id} place={place} {...choosing}>
                <Distance metres={metres} />
              </Entry>
            ))}
          </ul>
        </section>
      ) : (
        groups.map((group) => (
          <section key={group.kind} aria-labelledby={`kind-${group.kind}`}>
            <h2 id={`kind-${group.kind}`} data-kind={group.kind}>
              <CategoryIcon kind={group.kind} />
              {t(`kinds.${group.kind}`)}
            </h2>
            {group.kind === 'today' ? <p>{todaysText}</p> : null}
            <ul>
              {group.places.map((place) => (
                <Entry key={place.id} place={place} {...choosing} />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

interface EntryProps extends Pick<PlaceListProps, 'chosen' | 'getUrl' | 'onChoose'> {
  place: MapPlace;
  children?: ReactNode;
}

function Entry({ place, chosen, getUrl, onChoose, children }: EntryProps) {
  const t = useTranslations('map');
  return (
    <li id={`place-${place.id}`} data-chosen={place.id === chosen ? '' : undefined}>
      <h3 lang={place.langs?.title}>
        {place.kind === 'top_location' ? <CategoryIcon kind={place.kind} icon={place.icon} /> : null}
        {place.url ? <a href={place.url}>{place.title}</a> : place.title}
      </h3>
      {children}
      {place.opening ? (
        <p className={styles.opening} data-is-open={place.opening.isOpen}>
          {place.opening.text}
        </p>
      ) : null}
      {place.note ? <p lang={place.langs?.note}>{place.note}</p> : null}
      {place.programs.length > 0 && place.programsAt ? (
        <p className={styles.counts}>
          <a href={`#place-${place.programsAt}`}>{t('todayCounts', { counts: place.programsText ?? '' })}</a>
        </p>
      ) : null}
      {place.programs.length > 0 && !place.programsAt ? <ProgramLines {...place} /> : null}
      {place.markerId ? null : <p>{t('notOnMap')}</p>}
      <p className={styles.ways}>
        {place.markerId ? (
          <a
            href={getUrl(place.id)}
            aria-label={t('showNamed', { title: place.title })}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
          >
            {t('show')}
          </a>
        ) : null}
        {place.geo ? (
          <a href={place.geo} aria-label={t('openNamed', { title: place.title })}>
            {t('open')}
          </a>
        ) : null}
      </p>
    </li>
  );
}
