import { PageTitle, Prose } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { formatLongDate } from '../../lib/dates.ts';
import styles from './PrivacyPolicy.module.css';

export const loader = createScreenLoader('privacyPolicy', async ({ locale, content, page }) => {
  const {
    data: { privacy_policy: policy },
  } = await content.main('siteSettings');
  return {
    page: await page({ otherwise: { title: policy.title, description: policy.lead } }),
    title: policy.title,
    lead: policy.lead,
    html: policy.html,
    changed: formatLongDate(policy.updated_at, locale),
  };
});

export default function PrivacyPolicyScreen() {
  const t = useTranslations('pages');
  const { title, lead, html, changed } = useLoaderData<typeof loader>();
  return (
    <article className="wrap">
      <PageTitle title={title} lead={lead} />
      <div className={styles.columns}>
        <p className={styles.changed}>{t('effective', { date: changed })}</p>
        <Prose html={html} />
      </div>
    </article>
  );
}
