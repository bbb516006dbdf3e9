import { useTranslations } from 'use-intl';
import { KindSign } from './KindSign.tsx';
import styles from './PlaceList.module.css';
import { ProgramLines } from './ProgramLines.tsx';
import type { MapPlace, ParkPlan } from './places.ts';

interface PlaceListProps {
  groups: ParkPlan['groups'];
  onChoose: (place: MapPlace) => void;
}

/** What the plan shows, in words and by kind: as usable as the plan. */
export function PlaceList({ groups, onChoose }: PlaceListProps) {
  const t = useTranslations('map');
  return (
    <div id="places" className={styles['list']} tabIndex={-1} role="group" aria-label={t('list')}>
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`kind-${group.kind}`}>
          <h2 id={`kind-${group.kind}`} data-kind={group.kind}>
            <KindSign kind={group.kind} />
            {t(`kinds.${group.kind}`)}
          </h2>
          <ul>
            {group.places.map((place) => (
              <li key={place.id} id={`place-${place.id}`}>
                <h3>{place.url ? <a href={place.url}>{place.title}</a> : place.title}</h3>
                {place.note ? <p>{place.note}</p> : null}
                {place.programs.length > 0 && place.programsAt ? (
                  <p>
                    <a href={`#place-${place.programsAt}`}>{t('todayCount', { count: place.programs.length })}</a>
                  </p>
                ) : null}
                {place.programs.length > 0 && !place.programsAt ? <ProgramLines {...place} /> : null}
                {place.sign ? null : <p>{t('notOnMap')}</p>}
                <p className={styles['ways']}>
                  {place.sign ? (
                    <a
                      href={`#sign-${place.sign}`}
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
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
