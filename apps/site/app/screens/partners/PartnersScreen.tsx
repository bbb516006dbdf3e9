import { ButtonLink, Card, EmptyState, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { toInformationTeaser } from '../../components/information/information.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { ContentPicture } from '../../components/pictures/ContentPicture.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Partners.module.css';

export const loader = createScreenLoader('businessPartners', async ({ locale, content, page, drawing }) => {
  const { data } = await content.mainList('businessPartners');
  return {
    page: await page(),
    view: drawing({
      items: data.map((item) =>
        toInformationTeaser(item, locale, href('partnerItem', locale, { partnerInfo: item.slugs[locale] ?? item.slug })),
      ),
    }),
  };
});

type PartnersViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function PartnersScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="partners" value={view}>
      {(value) => <PartnersView page={page} view={value} />}
    </DrawnByServer>
  );
}

function PartnersView({ page, view }: { page: PageInfo; view: PartnersViewData }) {
  const t = useTranslations('partners');
  const { items } = view;
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {items.length === 0 ? (
        <EmptyState title={t('none')}>
          <p>{t('noneHint')}</p>
          <ButtonLink href={href('search', page.locale)}>{t('toSearch')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.items}>
          {items.map((item) => (
            <Card
              key={item.id}
              href={item.url}
              title={item.title}
              lang={item.lang}
              lead={item.lead}
              level={2}
              className="card-row"
              picture={item.image ? <ContentPicture image={item.image} decorative sizes="(min-width: 1024px) 22vw, 46vw" /> : null}
            />
          ))}
        </div>
      )}
    </div>
  );
}
