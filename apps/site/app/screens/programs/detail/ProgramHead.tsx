import { useTranslations } from 'use-intl';
import { useContentLang } from '../../../components/content-lang.ts';
import { PictureWithCredit } from '../../../components/pictures/ContentPicture.tsx';
import styles from './Program.module.css';
import { ProgramCards } from './ProgramCards.tsx';
import type { ProgramPage } from './program-page.ts';
import { StatusNotice } from './StatusNotice.tsx';

/** The title and the picture of an event; before the picture what has changed, and what else is on. */
export function ProgramHead({ program }: { program: ProgramPage }) {
  const lang = useContentLang();
  const t = useTranslations('programs');
  const { title, lead, kind, category, free, isOnNow, instead, image, jsonLd } = program;
  return (
    <div>
      {jsonLd ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} /> : null}
      <header className={styles.title}>
        <p className={styles.kinds}>
          <a href={category.url}>{category.name}</a>
          {kind ? <span>{kind}</span> : null}
          {free ? <strong>{t('free')}</strong> : null}
          {isOnNow ? <strong className={styles.now}>{t('onNow')}</strong> : null}
        </p>
        <h1 lang={lang}>{title}</h1>
        {lead ? (
          <p className="lead" lang={program.langs.lead}>
            {lead}
          </p>
        ) : null}
      </header>
      <StatusNotice program={program} />
      {instead ? (
        <div className={styles.instead}>
          <ProgramCards
            title={instead.day ? t('insteadOn', { day: instead.day }) : t('insteadToday')}
            entries={instead.entries}
            isUnderDay
            priority="auto"
            more={t('allThatDay')}
            moreUrl={instead.url}
          />
        </div>
      ) : null}
      <div className={styles.picture}>
        <PictureWithCredit image={image} priority sizes="(min-width: 1440px) 860px, (min-width: 1024px) 62vw, 94vw" />
      </div>
    </div>
  );
}
