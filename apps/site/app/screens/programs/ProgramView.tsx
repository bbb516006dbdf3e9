import type { Locale } from '@liget/content-api';
import { CardGrid, FactList, PageTitle, Prose, Tag } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { PictureWithCredit } from '../../shell/ContentPicture.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import type { ProgramPage } from './program-page.ts';

/** The whole page of a program; the screen and its preview are the same. */
export function ProgramView({ data, locale }: { data: ProgramPage; locale: Locale }) {
  const t = useTranslations('programs');
  const { program } = data;
  const facts = [
    {
      label: t('when'),
      value:
        data.occasions.length > 1 ? (
          <ul>
            {data.occasions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          program.when
        ),
    },
    { label: t('where'), value: data.placeUrl ? <a href={data.placeUrl}>{program.place}</a> : program.place },
    { label: t('rainDate'), value: data.rainDate },
    { label: t('price'), value: program.free ? t('free') : data.price },
    { label: t('organizer'), value: data.organizer },
    { label: t('typeLabel'), value: data.exhibition ? t(data.exhibition) : program.type },
    { label: t('partOf'), value: data.series ? <a href={data.series.url}>{data.series.title}</a> : null },
    {
      label: t('accessibility'),
      value: data.accessibility.length > 0 ? data.accessibility.map((feature) => t(`features.${feature}`)).join(', ') : null,
    },
  ].filter((fact) => fact.value);
  return (
    <article className="wrap program-screen">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      <PageTitle title={program.title} lead={program.lead} kicker={program.when} />
      {program.status !== 'scheduled' ? (
        <p className="notice notice-alert" role="note">
          <strong>{t(`status.${program.status}`)}</strong> {data.statusNote}
        </p>
      ) : null}
      {program.isOver ? (
        <p className="notice" role="note">
          {t('pastNotice')}
        </p>
      ) : null}
      {program.free ? (
        <ul className="card-tags">
          <Tag tone="strong">{t('free')}</Tag>
        </ul>
      ) : null}
      <PictureWithCredit image={data.image} priority />
      <FactList facts={facts} />
      {program.isOver ? null : (
        <p className="actions">
          {data.ticketUrl ? (
            <a className="button" href={data.ticketUrl} rel="noopener external">
              {t('ticket')}
            </a>
          ) : null}
          {data.registerUrl ? (
            <a className="button" href={data.registerUrl} rel="noopener external">
              {t('register')}
            </a>
          ) : null}
        </p>
      )}
      <Prose html={data.html} />
      {data.gallery.length > 0 ? (
        <section>
          <h2>{t('pictures')}</h2>
          <ul className="picture-row">
            {data.gallery.map((picture) => (
              <li key={picture.original.src}>
                <PictureWithCredit image={picture} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {data.related.length > 0 ? (
        <section>
          <h2>{t('related')}</h2>
          <CardGrid>
            {data.related.map((related) => (
              <ProgramCard key={related.id} program={related} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      <p>
        <a href={href('programs', locale)}>{t('filters')}</a>
      </p>
    </article>
  );
}
