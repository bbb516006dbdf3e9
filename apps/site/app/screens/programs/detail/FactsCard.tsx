import { Icon } from '@liget/ui';
import { Accessibility, CalendarDays, MapPin, Ticket, Umbrella, Users } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DateItem } from '../DateItem.tsx';
import type { DateLine } from '../date-words.ts';
import styles from './Program.module.css';
import { ProgramActions } from './ProgramActions.tsx';
import type { ProgramPage } from './program-page.ts';

const SHOWN = 4;

/** When, where, for how much, by whom, and what can be done about it; stays in view beside the story. */
export function FactsCard({ program }: { program: ProgramPage }) {
  const t = useTranslations('programs');
  const { when, change, otherOccasions, location, organizer, free, price, rainDate, series, accessibility } = program;
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('facts')}
      </h2>
      <dl className={styles.list}>
        {when ? (
          <Fact icon={CalendarDays} label={t('when')}>
            <p className={styles.big}>{change?.isOff ? <s>{when}</s> : when}</p>
            {change ? (
              <p className={styles.change}>
                <DateItem date={{ ...change, isOff: false }} />
              </p>
            ) : null}
            <OtherOccasions occasions={otherOccasions} />
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
            <p className={styles.strong}>{free ? t('free') : price}</p>
            {free && price ? <p>{price}</p> : null}
          </Fact>
        ) : null}
        {organizer ? (
          <Fact icon={Users} label={t('organizer')}>
            {organizer}
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
            <a className={styles.alone} href={series.url}>
              {series.title}
            </a>
          </Fact>
        ) : null}
      </dl>
      <ProgramActions program={program} />
    </aside>
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

/** Every other coming occasion; the later ones folded. */
function OtherOccasions({ occasions }: { occasions: DateLine[] }) {
  const t = useTranslations('programs');
  if (occasions.length === 0) return null;
  const more = occasions.slice(SHOWN);
  return (
    <>
      <p className={styles.small}>{t('occasions')}</p>
      <List items={occasions.slice(0, SHOWN)} />
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{t('moreOccasions', { count: more.length })}</summary>
          <List items={more} />
        </details>
      ) : null}
    </>
  );
}

function List({ items }: { items: DateLine[] }) {
  return (
    <ul className={styles.occasions}>
      {items.map((date) => (
        <li key={`${date.text} ${date.word}`}>
          <DateItem date={date} />
        </li>
      ))}
    </ul>
  );
}
