import type { Locale } from '@liget/content-api';
import { ButtonLink, PageTitle, Prose, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Careers.module.css';
import { PositionFacts } from './PositionFacts.tsx';
import { buildJobJsonLd, findApplicationEmail, isOffered, toPositionTeaser } from './position.ts';

export const loader = createScreenLoader('career', async ({ locale, params, now, content, messages, page, publicOrigin, drawing }) => {
  const { data: position } = await content.main('career', { slug: params['position'] });
  const offered = isOffered(position, now);
  const description = await page({
    title: position.title,
    description: position.lead,
    item: { parameter: 'position', slugs: position.slugs, language: position.language },
    trail: [{ title: messages.careers.title, url: href('careers', locale) }],
    indexable: offered,
  });
  const settings = await content.optional('siteSettings');
  return {
    page: description,
    view: drawing({
      position: toPositionTeaser(position, locale),
      html: position.html,
      htmlLang: getFieldLang(position, 'html', locale),
      address: findApplicationEmail(position.html),
      offered,
      jsonLd: buildJobJsonLd(position, settings?.data.company.name ?? messages.shell.siteName, publicOrigin, now),
    }),
  };
});

type CareerViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function CareerScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="career" value={view}>
      {(value) => <CareerView view={value} locale={page.locale} />}
    </DrawnByServer>
  );
}

function CareerView({ view, locale }: { view: CareerViewData; locale: Locale }) {
  const lang = useContentLang();
  const t = useTranslations('careers');
  const { position, html, htmlLang, address, offered, jsonLd } = view;
  return (
    <article className="wrap">
      {jsonLd ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} /> : null}
      <PageTitle title={position.title} lead={position.lead} lang={lang} leadLang={position.langs.lead} />
      {offered ? null : (
        <p className="notice" role="note">
          {t('closed')}
        </p>
      )}
      <div className={styles.columns}>
        <Prose html={html} lang={htmlLang} />
        <aside className={styles.card} aria-label={t('facts')}>
          <h2>{t('facts')}</h2>
          <PositionFacts position={position} />
          {offered && address ? (
            <div className={styles.apply}>
              <ButtonLink size="large" wide href={`mailto:${address}?subject=${encodeURIComponent(position.title)}`}>
                {t('apply')}
              </ButtonLink>
              <p>{t('applyTo', { address })}</p>
            </div>
          ) : null}
        </aside>
      </div>
      <p className={styles.back}>
        <TextLink href={href('careers', locale)}>{t('all')}</TextLink>
      </p>
    </article>
  );
}
