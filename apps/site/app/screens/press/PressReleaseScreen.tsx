import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { cropped } from '../../lib/image-crop.ts';
import { ArticleView } from '../../shell/articles/ArticleView.tsx';
import { articleJsonLd } from '../../shell/articles/article-json-ld.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Press.module.css';
import { toAttachment, toReleaseRow } from './press-release.ts';

export const loader = screenLoader('pressRelease', async ({ locale, params, content, messages, page, publicOrigin }) => {
  const { data: release } = await content.main('pressRelease', { slug: params['release'] });
  const image = imageOf(release.media, 'lead');
  const description = await page({
    title: release.title,
    description: release.lead,
    image,
    item: { parameter: 'release', slugs: release.slugs, language: release.language },
    trail: [{ title: messages.press.title, url: href('press', locale) }],
  });
  return {
    page: description,
    release: toReleaseRow(release, locale),
    image: cropped(image, 'landscape'),
    html: release.html,
    contact: release.contact,
    attachments: release.attachments.map((file) => toAttachment(file, locale)),
    jsonLd: articleJsonLd({ article: release, path: description.canonical, origin: publicOrigin }),
  };
});

export default function PressReleaseScreen() {
  const t = useTranslations('press');
  const { page, release, image, html, contact, attachments, jsonLd } = useLoaderData<typeof loader>();
  return (
    <ArticleView {...release} label={t('release')} image={image} html={html} jsonLd={jsonLd}>
      <div className={styles['narrow']}>
        {attachments.length > 0 ? (
          <section>
            <h2>{t('attachments')}</h2>
            <ul className={styles['files']}>
              {attachments.map((file) => (
                <li key={file.url}>
                  <a href={file.url} download={file.fileName} referrerPolicy="no-referrer">
                    {file.title}
                  </a>
                  <span>{file.facts}</span>
                  <span>{release.date}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {contact ? (
          <section>
            <h2>{t('contact')}</h2>
            <p>{contact}</p>
          </section>
        ) : null}
        <p>
          <a href={href('press', page.locale)}>{t('allReleases')}</a> ·{' '}
          <a href={href('mediaLibrary', page.locale)}>{t('toMediaLibrary')}</a>
        </p>
      </div>
    </ArticleView>
  );
}
