import { PageTitle } from '@liget/ui';
import { type ActionFunctionArgs, Form, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { FormErrors } from '../../shell/forms/FormErrors.tsx';
import { CheckboxField, FormField } from '../../shell/forms/FormField.tsx';
import styles from '../../shell/forms/Forms.module.css';
import { takeForm } from '../../shell/forms/form-action.server.ts';
import { CHECKED, readReference } from '../../shell/forms/form-state.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { checkSubscription, FIELDS } from './subscription.ts';

export const loader = screenLoader('newsletter', async ({ url, page }) => {
  const reference = readReference(url.searchParams);
  return { page: await page({ indexable: reference === null }), reference };
});

export async function action(args: ActionFunctionArgs) {
  return takeForm(args, {
    name: 'newsletterSubscriptions',
    fields: FIELDS,
    check: checkSubscription,
    telling: ({ email }) => [email],
    body: ({ email, name }) => ({ email, ...(name ? { name } : {}), privacy_accepted: true }),
    thanksUrl: (_, reference) => href('newsletter', 'hu', {}, { reference }),
  });
}

export default function NewsletterScreen() {
  const { page, reference } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      {reference ? <Thanks reference={reference} /> : <SubscriptionForm />}
    </div>
  );
}

function Thanks({ reference }: { reference: string }) {
  const t = useTranslations('newsletter');
  return (
    <div role="status">
      <h2>{t('thanksTitle')}</h2>
      <p>{t('thanksText')}</p>
      <p>{t('reference', { reference })}</p>
      <p>
        <a className="button" href={href('home', 'hu')}>
          {t('back')}
        </a>
      </p>
    </div>
  );
}

function SubscriptionForm() {
  const t = useTranslations('newsletter');
  const state = useActionData<typeof action>();
  const { values, errors } = state ?? {};
  return (
    <Form method="post" action={href('newsletter', 'hu')} className={styles.form} noValidate>
      <FormErrors errors={errors} />
      <p>{t('required')}</p>
      <FormField
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        label={t('email')}
        value={values?.email}
        error={errors?.email}
      />
      <FormField
        name="name"
        autoComplete="name"
        maxLength={120}
        label={t('name')}
        hint={t('nameHint')}
        value={values?.name}
        error={errors?.name}
      />
      <CheckboxField
        name="privacy_accepted"
        checked={values?.privacy_accepted === CHECKED}
        error={errors?.privacy_accepted}
        label={t.rich('privacy', { link: (chunks) => <a href={href('privacyPolicy', 'hu')}>{chunks}</a> })}
      />
      <button type="submit">{t('send')}</button>
    </Form>
  );
}
