import { PageTitle, Prose } from '@liget/ui';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { FormErrors } from '../../shell/forms/FormErrors.tsx';
import { CheckboxField, FormField } from '../../shell/forms/FormField.tsx';
import styles from '../../shell/forms/Forms.module.css';
import { CHECKED, type FormState } from '../../shell/forms/form-state.ts';
import { Contact } from './Contact.tsx';
import type { Field } from './complaint.ts';
import type { ComplaintData } from './product-page.server.ts';

export function ComplaintScreen({ data, state }: { data: ComplaintData; state: FormState<Field> | undefined }) {
  const t = useTranslations('customerService');
  return (
    <article className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} />
      {data.reference ? (
        <div role="status">
          <h2>{t('thanksTitle')}</h2>
          <p>{t('thanksText')}</p>
          <p>{t('reference', { reference: data.reference })}</p>
        </div>
      ) : (
        <>
          <Prose html={data.html} />
          <h2>{t('formTitle')}</h2>
          <ComplaintForm data={data} state={state} />
        </>
      )}
      <Contact product={data} />
      <p>
        <a href={data.serviceUrl}>{t('toService')}</a>
      </p>
    </article>
  );
}

function ComplaintForm({ data, state }: { data: ComplaintData; state: FormState<Field> | undefined }) {
  const t = useTranslations('customerService.form');
  const { values, errors } = state ?? {};
  const policy = href('privacyPolicy', data.page.locale);
  return (
    <Form method="post" action={data.complaintUrl} className={styles.form} noValidate>
      <FormErrors errors={errors} />
      <p>{t('required')}</p>
      <FormField name="name" autoComplete="name" required maxLength={120} label={t('name')} value={values?.name} error={errors?.name} />
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
      <FormField name="phone" type="tel" autoComplete="tel" maxLength={40} label={t('phone')} value={values?.phone} error={errors?.phone} />
      <FormField
        name="message"
        multiline
        required
        maxLength={5000}
        label={t('message')}
        hint={t('messageHint')}
        value={values?.message}
        error={errors?.message}
      />
      <CheckboxField
        name="privacy_accepted"
        checked={values?.privacy_accepted === CHECKED}
        error={errors?.privacy_accepted}
        label={t.rich('privacy', { link: (chunks) => <a href={policy}>{chunks}</a> })}
      />
      <button type="submit">{t('send')}</button>
    </Form>
  );
}
