import { PageTitle, TextLink } from '@liget/ui';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import '@liget/ui/forms.css';
import { getCaseThanksUrl } from '../../components/forms/case-url.ts';
import { handleForm } from '../../components/forms/form-action.server.ts';
import '../../components/forms/Forms.module.css';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './DefectReport.module.css';
import { checkReport, FIELDS, findSubject } from './defect-report.ts';

export const loader = createScreenLoader('defectReport', async ({ locale, url, content, page, messages }) => {
  const [map, settings] = await Promise.all([content.optional('map'), content.optional('siteSettings')]);
  const features = map?.features ?? [];
  return {
    page: await page({ otherwise: { title: messages.defectReport.title, description: messages.defectReport.lead } }),
    lead: messages.defectReport.lead,
    phone: settings?.data.phone ?? '',
    places: [...new Set(features.map(({ properties }) => properties.title))].toSorted((a, b) => a.localeCompare(b, locale)),
    place: features.find(({ id }) => id === url.searchParams.get('place'))?.properties.title ?? '',
  };
});

export async function action(args: ActionFunctionArgs) {
  return handleForm(args, {
    name: 'defectReports',
    fields: FIELDS,
    check: checkReport,
    listIdentifyingValues: ({ subject, place, email, name, phone, message }) => [subject, place, email, name, phone, message],
    body: ({ subject, place, email, name, phone, message }, sending) => ({
      ...sending,
      subject: findSubject(subject) ?? 'other',
      place,
      name,
      email,
      ...(phone ? { phone } : {}),
      message,
      privacy_accepted: true,
    }),
    thanksUrl: getCaseThanksUrl,
  });
}

/** The form loads this module, so that it is available without a connection. */
export const clientAction = async (args: ClientActionFunctionArgs) => (await import('./DefectForm.tsx')).submitReport(args);

const DefectForm = lazyIsland(() => import('./DefectForm.tsx').then((module) => module.DefectForm));

export default function DefectReportScreen() {
  const t = useTranslations('defectReport');
  const { page, lead, phone, places, place } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={lead} />
      <div className={styles.columns}>
        <section className={styles.urgent}>
          <h2>{t('urgentTitle')}</h2>
          <p>{t('danger')}</p>
          {phone ? <p>{t.rich('phone', { phone, call: (chunks) => <PhoneLink phone={phone}>{chunks}</PhoneLink> })}</p> : null}
        </section>
        <DefectForm locale={page.locale} action={href('defectReport', page.locale)} places={places} place={place} />
        <div className={styles.aside}>
          <section>
            <h2>{t('nextTitle')}</h2>
            <p>{t('next')}</p>
          </section>
          <p>
            <TextLink href={href('map', page.locale)}>{t('onMap')}</TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
