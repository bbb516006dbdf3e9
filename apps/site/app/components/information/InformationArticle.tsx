import { LightboxLinks, PageTitle, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../content-lang.ts';
import type { ClientOnly } from '../islands/client-only.ts';
import { DrawnByServer } from '../islands/DrawnByServer.tsx';
import { PictureWithCredit } from '../pictures/ContentPicture.tsx';
import { SectionNavigation } from '../sections/SectionNavigation.tsx';
import { Sections } from '../sections/sections.lazy.ts';
import { DocumentList } from './DocumentList.tsx';
import styles from './Information.module.css';
import type { Information } from './information.ts';

interface InformationArticleProps {
  information: ClientOnly<Information>;
  /** Below the text: what needs code in the browser. */
  children?: ReactNode;
}

/** A page of information: text, sections with a table of contents, documents, and the date of the last change. */
export function InformationArticle({ information, children }: InformationArticleProps) {
  return (
    <article className="wrap">
      <LightboxLinks />
      <DrawnByServer id="information" value={information}>
        {(value) => <InformationText {...value} />}
      </DrawnByServer>
      {children ? <div className={styles.below}>{children}</div> : null}
    </article>
  );
}

function InformationText({ title, lead, langs, image, html, documents, sections, updated }: Information) {
  const lang = useContentLang();
  const t = useTranslations('pages');
  const shell = useTranslations('shell');
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={title} lead={lead} lang={lang} leadLang={langs.lead} />
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
          <Prose html={html} lang={langs.html} />
          {documents.length > 0 ? (
            <section>
              <h2 className={styles.documentsTitle}>{t('documents')}</h2>
              <DocumentList documents={documents} />
            </section>
          ) : null}
        </div>
      </div>
      <Sections sections={sections} />
    </>
  );
}
