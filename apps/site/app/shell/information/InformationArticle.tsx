import { PageTitle, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PictureWithCredit } from '../ContentPicture.tsx';
import { SectionNavigation, Sections } from '../sections/Sections.tsx';
import { DocumentList } from './DocumentList.tsx';
import type { Information } from './information.ts';

interface InformationArticleProps {
  information: Information;
  /** In place of the plain title. */
  head?: ReactNode;
  children?: ReactNode;
}

/** A page of information: text, sections with links to them, documents, and when it was last changed. */
export function InformationArticle({ information, head, children }: InformationArticleProps) {
  const t = useTranslations('pages');
  const shell = useTranslations('shell');
  const { documents, sections } = information;
  return (
    <article className="wrap">
      {head ?? <PageTitle title={information.title} lead={information.lead} />}
      <PictureWithCredit image={information.image} priority />
      <SectionNavigation sections={sections} label={t('onThisPage')} />
      <Prose html={information.html} />
      <Sections sections={sections} />
      {documents.length > 0 ? (
        <section>
          <h2>{t('documents')}</h2>
          <DocumentList documents={documents} />
        </section>
      ) : null}
      {children}
      <p className="card-meta">{shell('updated', { date: information.updated })}</p>
    </article>
  );
}
