import { Checkbox, PageTitle, Prose, TextArea, TextField, TextLink } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { FormCard } from '../../parts/forms/FormCard.tsx';
import { fieldId } from '../../parts/forms/form-errors.ts';
import { CHECKED, type FormState } from '../../parts/forms/form-state.ts';
import { ThankYou } from '../../parts/forms/ThankYou.tsx';
import { Contact } from './Contact.tsx';
import styles from './CustomerService.module.css';
import { FIELDS, type Field, MAX_MESSAGE } from './complaint.ts';
import type { ComplaintData } from './product-page.server.ts';

export function ComplaintScreen({ data, state }: { data: ComplaintData; state: FormState<Field> | undefined }) {
  const t = useTranslations('customerService');
  return (
    <div className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} />
      <div className={styles['columns']}>
        {data.reference ? (
          <ThankYou title={t('thanksTitle')} text={t('thanksText')} reference={data.reference}>
            <TextLink href={data.serviceUrl}>{t('toService')}</TextLink>
          </ThankYou>
        ) : (
          <ComplaintForm data={data} state={state} />
        )}
        <div className={styles['aside']}>
          <Contact product={data} />
          {data.reference ? null : <Prose html={data.html} />}
          <p>
            <TextLink href={data.serviceUrl}>{t('toService')}</TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function ComplaintForm({ data, state }: { data: ComplaintData; state: FormState<Field> | undefined }) {
  const t = useTranslations('customerService');
  const forms = useTranslations('forms');
  const { values, errors } = state ?? {};
  const policy = href('privacyPolicy', data.page.locale);
  return (
    <FormCard title={t('formTitle')} action={data.complaintUrl} send={t('form.send')} fields={FIELDS} longest={MAX_MESSAGE} state={state}>
      <TextField
        id={fieldId('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        label={t('form.name')}
        defaultValue={values?.name}
        error={errors?.name}
      />
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        label={t('form.email')}
        defaultValue={values?.email}
        error={errors?.email}
      />
      <TextField
        id={fieldId('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t('form.phone')}
        optionalLabel={forms('optional')}
        defaultValue={values?.phone}
        error={errors?.phone}
      />
      <TextArea
        id={fieldId('message')}
        name="message"
        required
        maxLength={MAX_MESSAGE}
        rows={8}
        label={t('form.message')}
        hint={t('form.messageHint')}
        defaultValue={values?.message}
        error={errors?.message}
      />
      <Checkbox
        id={fieldId('privacy_accepted')}
        name="privacy_accepted"
        required
        defaultChecked={values?.privacy_accepted === CHECKED}
        error={errors?.privacy_accepted}
        label={t.rich('form.privacy', { link: (chunks) => <a href={policy}>{chunks}</a> })}
      />
    </FormCard>
  );
}
