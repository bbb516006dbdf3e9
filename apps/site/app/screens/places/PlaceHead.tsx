import type { AccessibilityFeature, ImageValue, Locale } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { PictureWithCredit } from '../../components/pictures/ContentPicture.tsx';
import { Sign } from '../../components/sections/signs/Sign.tsx';
import type { DayHours, ExceptionalHours } from './opening-hours/week.ts';
import styles from './PlaceHead.module.css';

interface PlaceHeadProps {
  title: string;
  lead: string;
  /** The languages of its texts, where they are not the page's. */
  langs: Record<'lead' | 'address' | 'hours_note' | 'admission', Locale | undefined>;
  image: ImageValue | null;
  /** The opening state as text; `null` without hours. */
  status: string | null;
  isOpen: boolean | null;
  week: DayHours[];
  exceptions: ExceptionalHours[];
  hoursNote: string | null;
  address: string;
  admission: string;
  ticketUrl: string | null;
  /** Links to the map, the telephone and the website. */
  links: { text: string; url: string }[];
  accessibility: AccessibilityFeature[];
}

/** The head of a place's page: opening state, hours, address and price, beside a tall cut-out picture. */
export function PlaceHead(place: PlaceHeadProps) {
  const lang = useContentLang();
  const t = useTranslations('places');
  const { week } = place;
  const getHours = (day: DayHours) => (day.isAllDay ? t('opening.allDay') : day.hours || t('todayClosed'));
  const withNote = (day: DayHours) => (
    <>
      {getHours(day)}
      {day.note ? <span lang={day.noteLang}> ({day.note})</span> : null}
    </>
  );
  const [today] = week;
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        <h1 lang={lang}>{place.title}</h1>
        {place.status ? (
          <p className={styles.status} data-is-open={place.isOpen ?? 'unknown'}>
            {place.status}
          </p>
        ) : null}
      </div>
      <div className={styles.cut}>
        <PictureWithCredit image={place.image} aspect="default" priority sizes="(min-width: 1024px) 36vw, 100vw" />
      </div>
      <div className={styles.facts}>
        <p className="lead" lang={place.langs.lead}>
          {place.lead}
        </p>
        <dl>
          {today ? (
            <div>
              <dt>
                <Sign name="clock" /> {t('today')}
              </dt>
              <dd>
                {withNote(today)}
                <details>
                  <summary>{t('week')}</summary>
                  <table>
                    <tbody>
                      {week.map((day) => (
                        <tr key={day.weekday} aria-current={day.isToday ? 'date' : undefined}>
                          <th scope="row">{t(`weekdays.${day.weekday}`)}</th>
                          <td>{withNote(day)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </details>
                <Exceptions exceptions={place.exceptions} />
                {place.hoursNote ? <p lang={place.langs.hours_note}>{place.hoursNote}</p> : null}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>
              <Sign name="place" /> {t('address')}
            </dt>
            <dd>
              <span lang={place.langs.address}>{place.address}</span>{' '}
              {place.links.map(({ text, url }) => (
                <a key={url} href={url}>
                  {text}
                </a>
              ))}
            </dd>
          </div>
          {place.admission ? (
            <div>
              <dt>
                <Sign name="ticket" /> {t('admission')}
              </dt>
              <dd>
                <span lang={place.langs.admission}>{place.admission}</span>
                {place.ticketUrl ? <a href={place.ticketUrl}>{t('tickets')}</a> : null}
              </dd>
            </div>
          ) : null}
        </dl>
        {place.accessibility.length > 0 ? (
          <ul className={styles.features} aria-label={t('accessibility')}>
            {place.accessibility.map((feature) => (
              <li key={feature}>
                <Sign name={feature} look="small" /> {t(`features.${feature}`)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function Exceptions({ exceptions }: Pick<PlaceHeadProps, 'exceptions'>) {
  const t = useTranslations('places');
  if (exceptions.length === 0) return null;
  return (
    <div className={styles.exceptions}>
      <p>{t('exceptions')}:</p>
      <ul>
        {exceptions.map(({ days, hours, note, noteLang }) => (
          <li key={`${days} ${hours}`}>
            {days} {hours || t('todayClosed')}
            {note ? <span lang={noteLang}> ({note})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
