import { ButtonLink, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Careers.module.css';
import { PositionFacts } from './PositionFacts.tsx';
import { isOffered, toPositionTeaser } from './position.ts';

export const loader = createScreenLoader('careers', async ({ locale, now, content, page, drawing }) => {
  const { data } = await content.mainList('careers');
  return {
    page: await page(),
    view: drawing({
      positions: data.filter((position) => isOffered(position, now)).map((position) => toPositionTeaser(position, locale)),
    }),
  };
});

type CareersViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function CareersScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="careers" value={view}>
      {(value) => <CareersView page={page} view={value} />}
    </DrawnByServer>
  );
}

function CareersView({ page, view }: { page: PageInfo; view: CareersViewData }) {
  const t = useTranslations('careers');
  const { positions } = view;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {positions.length === 0 ? (
        <EmptyState title={t('none')} level={2}>
          <p>{t('noneHint')}</p>
          <ButtonLink href={href('magazine', page.locale)}>{t('toMagazine')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.count}>{t('count', { count: positions.length })}</h2>
          <ul className={styles.positions}>
            {positions.map((position) => (
              <li key={position.id}>
                <div>
                  <h3>
                    <a className="covering-link" href={position.url} lang={position.lang}>
                      {position.title}
                    </a>
                  </h3>
                  <p lang={position.lang}>{position.lead}</p>
                </div>
                <PositionFacts position={position} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
