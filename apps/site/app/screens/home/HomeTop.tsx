import type { Locale } from '@liget/content-api';
import { ChipLink, ChipRow } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { DATES_ID } from '../../components/calendar/dates-anchor.ts';
import { href } from '../../lib/urls/href.ts';
import { NowRows } from '../now/index.ts';
import { BalloonBox } from './BalloonBox.tsx';
import { Block } from './Block.tsx';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';
import type { HomeData } from './home-blocks.server.ts';
import { Programs } from './programs/Programs.tsx';

/** The upper part of the home page: the scene, current events, events of today and the weekend, the balloon. */
export function HomeTop({ locale, switchTo, data }: { locale: Locale; switchTo: string | null; data: HomeData['top'] }) {
  const t = useTranslations('home');
  const { hero, now, weekendName, programs, dates, urls, categories, balloon } = data;
  return (
    <>
      {locale === 'hu' && switchTo ? (
        <p className={`wrap ${styles.inEnglish}`} lang="en">
          <a href={switchTo} hrefLang="en">
            {t('inEnglish')}
          </a>
        </p>
      ) : null}
      <Hero {...hero} dates={dates} calendarUrl={`${href('programs', locale)}#${DATES_ID}`} balloon={balloon} />
      {now.length > 0 ? (
        <section className={`wrap ${styles.now}`} aria-labelledby="now">
          <div className={styles.nowHead}>
            <h2 id="now">{t('now')}</h2>
            <a className="text-link" href={href('now', locale)}>
              {t('allNow')}
            </a>
          </div>
          <NowRows rows={now} layout="lines" namesMetro />
        </section>
      ) : null}
      {programs.today ? (
        <Block title={t('today')} more={[{ title: t('allToday'), url: urls.today }]}>
          <nav aria-label={t('quickLinks')} className={styles.chips}>
            <ChipRow>
              {categories.map((category) => (
                <ChipLink key={category.url} href={category.url}>
                  {category.title}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
          {programs.isOutdated ? <p>{t('todayOutdated')}</p> : null}
          {programs.today.length > 0 ? <Programs programs={programs.today} /> : null}
          {programs.today.length > 0 || programs.isOutdated ? null : <p>{programs.isSomethingOn ? t('noMoreToday') : t('noneToday')}</p>}
        </Block>
      ) : null}
      {programs.weekend ? (
        <Block title={t(weekendName)} more={[{ title: t('allWeekend'), url: urls.weekend }]}>
          {programs.weekend.length > 0 ? <Programs programs={programs.weekend} layout="strip" /> : <p>{t('noneWeekend')}</p>}
        </Block>
      ) : null}
      {balloon ? <BalloonBox balloon={balloon} /> : null}
    </>
  );
}
