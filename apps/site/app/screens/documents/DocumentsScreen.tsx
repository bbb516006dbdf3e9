import { ButtonLink, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DocumentList } from '../../components/information/DocumentList.tsx';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Documents.module.css';
import { groupDocuments } from './groups.ts';

export const loader = createScreenLoader('professionalDocuments', async ({ locale, content, messages, page, drawing }) => {
  const { data } = await content.mainList('documents');
  return {
    page: await page({ trail: [{ title: messages.shell.theProject, url: href('projects', locale) }] }),
    view: drawing({
      // The list and its dates are in Hungarian on both paths.
      groups: groupDocuments(data, 'hu'),
    }),
  };
});

type DocumentsViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function DocumentsScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="documents" value={view}>
      {(value) => <DocumentsView page={page} view={value} />}
    </DrawnByServer>
  );
}

function DocumentsView({ page, view }: { page: PageInfo; view: DocumentsViewData }) {
  const t = useTranslations('documents');
  const { groups } = view;
  const isForeign = page.locale !== 'hu';
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {isForeign ? (
        <p className="notice" role="note">
          {t('hungarianOnly')}
        </p>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState title={t('none')} level={2}>
          <p>{t('noneHint')}</p>
          <ButtonLink href={href('projects', page.locale)}>{t('toProjects')}</ButtonLink>
        </EmptyState>
      ) : (
        <div lang={isForeign ? 'hu' : undefined}>
          {groups.map((group) => (
            <section key={group.title} className={styles.group}>
              <h2>{group.title}</h2>
              <DocumentList documents={group.documents} />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
