import { PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { InformationArticle } from '../../shell/information/InformationArticle.tsx';
import { toInformation } from '../../shell/information/information.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Visit.module.css';
import { visitorTheme } from './visitor-theme.ts';

export const loader = screenLoader('visitorInformationItem', async ({ locale, params, content, messages, page }) => {
  const { data: item } = await content.main('visitorInformationItem', { slug: params['visitorInformation'] });
  const information = toInformation(item, locale);
  return {
    page: await page({
      title: item.title,
      description: item.lead,
      image: information.image,
      item: { parameter: 'visitorInformation', slugs: item.slugs, language: item.language },
      trail: [{ title: messages.shell.visit, url: href('visitorInformation', locale) }],
    }),
    information,
    theme: visitorTheme(item.theme),
    pictogram: item.pictogram,
  };
});

export default function VisitorInformationItemScreen() {
  const t = useTranslations('visit');
  const { page, information, theme, pictogram } = useLoaderData<typeof loader>();
  const head = (
    <div className={styles.head} data-theme={theme}>
      <PageTitle title={information.title} lead={information.lead} kicker={pictogram ? t(`pictograms.${pictogram}`) : null} />
    </div>
  );
  return (
    <InformationArticle information={information} head={head}>
      <p>
        <a href={href('visitorInformation', page.locale)}>{t('all')}</a>
      </p>
    </InformationArticle>
  );
}
