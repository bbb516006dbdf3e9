import type { Locale } from '@liget/content-api';
import { LightboxLink, Picture, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import type { EntryTeaser } from './agenda.ts';
import block from './CardBlock.module.css';
import { EntryCard } from './EntryCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import styles from './Program.module.css';
import type { ProgramPage } from './program-page.ts';
import { StatusNotice } from './StatusNotice.tsx';

/** The whole page of a program; the screen and its preview are the same. */
export function ProgramView({ data, locale }: { data: ProgramPage; locale: Locale }) {
  const t = useTranslations('programs');
  const { title, lead, exhibition, type, category, free, isOnNow, siblings, related, series } = data;
  return (
    <article className="wrap">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      <header className={styles.title}>
        <p className={styles.kinds}>
          <a href={category.url}>{category.name}</a>
          {exhibition || type ? <span>{exhibition ? t(exhibition) : type}</span> : null}
          {free ? <strong>{t('free')}</strong> : null}
          {isOnNow ? <strong className={styles.now}>{t('onNow')}</strong> : null}
        </p>
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      <StatusNotice program={data} />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <PictureWithCredit image={data.image} priority sizes="(min-width: 1440px) 860px, (min-width: 1024px) 62vw, 94vw" />
        </div>
        <FactsCard program={data} />
        <div className={styles.story}>
          <Prose html={data.html} />
          <Pictures pictures={data.pictures} />
        </div>
      </div>
      <Cards title={t('siblings')} entries={siblings} {...(series ? { more: { title: t('wholeSeries'), url: series.url } } : {})} />
      <Cards title={t('related')} entries={related} more={{ title: t('allPrograms'), url: href('programs', locale) }} />
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

function Cards({ title, entries, more }: { title: string; entries: EntryTeaser[]; more?: { title: string; url: string } }) {
  if (entries.length === 0) return null;
  return (
    <section className={block.block}>
      <header>
        <h2>{title}</h2>
        {more ? (
          <a className="text-link" href={more.url}>
            {more.title}
          </a>
        ) : null}
      </header>
      <div className={block.cards}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  );
}
