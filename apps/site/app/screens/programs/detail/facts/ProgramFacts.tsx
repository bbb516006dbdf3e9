import { Icon } from '@liget/ui';
import { Accessibility, CalendarDays, MapPin, Ticket, Umbrella, Users } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProgramPage } from '../program-page.ts';
import { estimateFactsHeight } from './facts-height.ts';
import { ProgramDates } from './ProgramDates.tsx';
import styles from './ProgramFacts.module.css';

/** Time, place, price and organiser; they stay in view beside the text. */
export function ProgramFacts({ program }: { program: ProgramPage }) {
  const t = useTranslations('programs');
  const { when, location, organizer, free, price, rainDate, series, accessibility, langs } = program;
  return (
    <>
      <h2 id="facts" className="visually-hidden">
        {t('facts')}
      </h2>
      <dl className={styles.list} data-height={estimateFactsHeight(program)}>
        {when ? (
          <Fact icon={CalendarDays} label={t('when')}>
            <ProgramDates program={program} />
          </Fact>
        ) : null}
        {rainDate ? (
          <Fact icon={Umbrella} label={t('rainDate')}>
            {rainDate}
          </Fact>
        ) : null}
        {location ? (
          <Fact icon={MapPin} label={t('where')}>
            <p className={styles.strong}>
              {location.placeUrl ? (
                <a className={styles.alone} href={location.placeUrl}>
                  {location.title}
                </a>
              ) : (
                location.title
              )}
            </p>
            <p className={styles.links}>
              <a href={location.mapUrl}>{t('mapLink')}</a>
              {location.routeUrl ? <a href={location.routeUrl}>{t('wayLink')}</a> : null}
              {location.directionsUrl ? <a href={location.directionsUrl}>{t('directions')}</a> : null}
            </p>
          </Fact>
        ) : null}
        {free || price ? (
          <Fact icon={Ticket} label={t('price')}>
            {free ? (
              <p className={styles.strong}>{t('free')}</p>
            ) : (
              <p className={styles.strong} lang={langs.price}>
                {price}
              </p>
            )}
          </Fact>
        ) : null}
        {organizer ? (
          <Fact icon={Users} label={t('organizer')}>
            <span lang={langs.organizer}>{organizer}</span>
          </Fact>
        ) : null}
        {accessibility.length > 0 ? (
          <Fact icon={Accessibility} label={t('accessibility')}>
            <ul className={styles.features}>
              {accessibility.map((feature) => (
                <li key={feature}>{t(`features.${feature}`)}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {series ? (
          <Fact icon={CalendarDays} label={t('partOf')}>
            <a className={styles.alone} href={series.url} lang={series.lang}>
              {series.title}
            </a>
          </Fact>
        ) : null}
      </dl>
    </>
  );
}

function Fact({ icon, label, children }: { icon: typeof MapPin; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} size={18} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
