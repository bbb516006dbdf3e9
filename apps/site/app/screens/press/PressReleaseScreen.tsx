import type { Locale } from '@liget/content-api';
import { TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ArticleView } from '../../components/articles/ArticleView.tsx';
import { splitArticlePage, toArticlePage } from '../../components/articles/article-page.ts';
import { DocumentList } from '../../components/information/DocumentList.tsx';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { PressContact } from './PressContact.tsx';
import styles from './PressReleaseScreen.module.css';
import { toAttachments } from './press-release.ts';

export const loader = createScreenLoader('pressRelease', async ({ locale, params, content, messages, page, publicOrigin, drawing }) => {
  const { data: release } = await content.main('pressRelease', { slug: params['release'] });
  const description = await page({
    title: release.title,
    description: release.lead,
    image: getImage(release.media, 'lead'),
    item: { parameter: 'release', slugs: release.slugs, language: release.language },
    trail: [{ title: messages.press.title, url: href('press', locale) }],
  });
  return {
    page: description,
    ...splitArticlePage(toArticlePage(release, locale, description.canonical, publicOrigin), drawing),
    details: drawing({
      contact: release.contact,
      contactLang: getFieldLang(release, 'contact', locale),
      attachments: toAttachments(release, locale),
    }),
  };
});

type ReleaseDetailsData = NonNullable<Awaited<ReturnType<typeof loader>>['details']['value']>;

export default function PressReleaseScreen() {
  const t = useTranslations('press');
  const { page, article, share, details } = useLoaderData<typeof loader>();
  return (
    <ArticleView
      article={article}
      share={share}
      label={t('release')}
      below={
        <DrawnByServer id="release-details" value={details}>
          {(value) => <ReleaseDetails {...value} locale={page.locale} />}
        </DrawnByServer>
      }
    />
  );
}

function ReleaseDetails({ attachments, contact, contactLang, locale }: ReleaseDetailsData & { locale: Locale }) {
  const t = useTranslations('press');
  return (
    <>
      {attachments.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{t('attachments')}</h2>
          <DocumentList documents={attachments} />
        </section>
      ) : null}
      {contact ? (
        <section className={styles.contact}>
          <h2 className={styles.heading}>{t('contact')}</h2>
          <p lang={contactLang}>
            <PressContact line={contact} />
          </p>
        </section>
      ) : null}
      <p className="actions">
        <TextLink href={href('press', locale)}>{t('allReleases')}</TextLink>
        <TextLink href={href('mediaLibrary', locale)}>{t('toMediaLibrary')}</TextLink>
      </p>
    </>
  );
}
