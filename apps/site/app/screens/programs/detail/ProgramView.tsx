import type { Locale } from '@liget/content-api';
import { LightboxLink, Picture, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { hydrateOnInteraction } from '../../../components/islands/islands.tsx';
import { SmallMap } from '../../../components/map/SmallMap.tsx';
import { PictureWithCredit } from '../../../components/pictures/ContentPicture.tsx';
import { href } from '../../../lib/urls/href.ts';
import '../list/CardBlock.module.css';
import '../EventCard.module.css';
import { FactsCard } from './FactsCard.tsx';
import styles from './Program.module.css';
import { ProgramBar } from './ProgramBar.tsx';
import type { ProgramPage } from './program-page.ts';

const StatusNotice = hydrateOnInteraction(() => import('./StatusNotice.tsx').then((module) => module.StatusNotice));
const ProgramCards = hydrateOnInteraction(() => import('./ProgramCards.tsx').then((module) => module.ProgramCards));

/** The page of an event, for the screen and its preview. */
export function ProgramView({ data, locale }: { data: ProgramPage; locale: Locale }) {
  const t = useTranslations('programs');
  const { title, lead, kind, category, free, isOnNow, isOff, instead, siblings, related, series } = data;
  return (
    <article className="wrap">
      {data.jsonLd ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} /> : null}
      <div className={styles.columns} data-off={isOff || undefined}>
        <div>
          <header className={styles.title}>
            <p className={styles.kinds}>
              <a href={category.url}>{category.name}</a>
              {kind ? <span>{kind}</span> : null}
              {free ? <strong>{t('free')}</strong> : null}
              {isOnNow ? <strong className={styles.now}>{t('onNow')}</strong> : null}
            </p>
            <h1>{title}</h1>
            {lead ? <p className="lead">{lead}</p> : null}
          </header>
          <StatusNotice program={data} />
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
            <PictureWithCredit image={data.image} priority sizes="(min-width: 1440px) 860px, (min-width: 1024px) 62vw, 94vw" />
          </div>
        </div>
        <FactsCard program={data} />
        <div className={styles.story}>
          <Prose html={data.html} />
          {data.location?.smallMap ? <SmallMap {...data.location.smallMap} /> : null}
          <Pictures pictures={data.pictures} />
        </div>
      </div>
      <ProgramBar program={data} />
      {siblings.length > 0 ? (
        <ProgramCards title={t('siblings')} entries={siblings} more={t('wholeSeries')} moreUrl={series?.url ?? null} />
      ) : null}
      {related.length > 0 ? (
        <ProgramCards title={t('related')} entries={related} more={t('allPrograms')} moreUrl={href('programs', locale)} />
      ) : null}
    </article>
  );
}

function Pictures({ pictures }: { pictures: ProgramPage['pictures'] }) {
  const t = useTranslations('programs');
  if (pictures.length === 0) return null;
  const slides = pictures.map(({ slide }) => slide);
  return (
    <section>
      <h2>{t('pictures')}</h2>
      <ul className={styles.pictures}>
        {pictures.map(({ thumbnail, slide }, index) => (
          <li key={slide.src}>
            <LightboxLink slides={slides} index={index}>
              <Picture
                source={thumbnail.source}
                fallback={thumbnail.fallback}
                colour={thumbnail.colour}
                alt={thumbnail.alt || t('openPicture', { number: index + 1 })}
                size="md"
                sizes="(min-width: 1024px) 270px, 45vw"
              />
            </LightboxLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
