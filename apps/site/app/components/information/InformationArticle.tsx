import { PageTitle, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PictureWithCredit } from '../pictures/ContentPicture.tsx';
import { SectionNavigation, Sections } from '../sections/Sections.tsx';
import { DocumentList } from './DocumentList.tsx';
import styles from './Information.module.css';
import type { Information } from './information.ts';

interface InformationArticleProps {
  information: Information;
  /** Replaces the plain title. */
  head?: ReactNode;
  children?: ReactNode;
}

/** A page of information: text, sections with a table of contents, documents, and the date of the last change. */
export function InformationArticle({ information, head, children }: InformationArticleProps) {
  const t = useTranslations('pages');
  const shell = useTranslations('shell');
  const { title, lead, image, html, documents, sections, updated } = information;
  return (
    <article className="wrap">
      <div className={styles.head}>
        {head ?? <PageTitle title={title} lead={lead} />}
        {image ? (
          <div className={styles.picture}>
            <PictureWithCredit image={image} priority sizes="(min-width: 1024px) 50vw, 100vw" />
          </div>
        ) : null}
      </div>
      <SectionNavigation sections={sections} label={t('onThisPage')} />
      <div className={styles.columns}>
        <p className={styles.updated}>{shell('updated', { date: updated })}</p>
        <div>
          <Prose html={html} />
          {documents.length > 0 ? (
            <section>
              <h2 className={styles.documentsTitle}>{t('documents')}</h2>
              <DocumentList documents={documents} />
            </section>
          ) : null}
        </div>
      </div>
      <Sections sections={sections} />
      {children}
    </article>
  );
}
