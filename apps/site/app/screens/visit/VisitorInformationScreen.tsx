import { Card, CardGrid, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { toInformationTeaser } from '../../shell/information/information.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Visit.module.css';
import { visitorTheme } from './visitor-theme.ts';

const LIMIT = 100;

export const loader = screenLoader('visitorInformation', async ({ locale, content, page }) => {
  const { data } = await content.main('visitorInformation', { query: { limit: LIMIT } });
  return {
    page: await page(),
    items: data.map((item) => ({
      ...toInformationTeaser(item, href('visitorInformationItem', locale, { visitorInformation: item.slugs[locale] ?? item.slug })),
      image: null,
      theme: visitorTheme(item.theme),
      pictogram: item.pictogram,
    })),
  };
});

export default function VisitorInformationScreen() {
  const t = useTranslations('visit');
  const shell = useTranslations('shell');
  const { page, items } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <div className={styles.head} data-theme={visitorTheme(undefined)}>
        <PageTitle title={page.title} lead={page.description} />
      </div>
      <CardGrid>
        {items.map((item) => (
          <div key={item.id} className={styles.item} data-theme={item.theme}>
            <Card
              href={item.url}
              title={item.title}
              lead={item.lead}
              level={2}
              kicker={item.pictogram ? t(`pictograms.${item.pictogram}`) : null}
            />
          </div>
        ))}
      </CardGrid>
      <p>
        <a className="button" href={href('map', page.locale)}>
          {shell('showOnMap')}
        </a>
      </p>
    </div>
  );
}
