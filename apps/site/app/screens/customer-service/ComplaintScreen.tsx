import { PageTitle, Prose, TextLink } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import type { FormState } from '../../components/forms/form-state.ts';
import { CaseForm } from './CaseForm.tsx';
import { Contact } from './Contact.tsx';
import styles from './CustomerService.module.css';
import type { Field } from './complaint.ts';
import type { ComplaintData } from './product-page.server.ts';

export function ComplaintScreen({ data, state }: { data: ComplaintData; state: FormState<Field> | undefined }) {
  const lang = useContentLang();
  const t = useTranslations('customerService');
  return (
    <div className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} leadLang={lang} />
      <div className={styles.columns}>
        <CaseForm kind="complaint" locale={data.page.locale} action={data.complaintUrl} state={state} />
        <div className={styles.aside}>
          <Contact product={data} />
          <Prose html={data.html} lang={lang} />
          <p>
            <TextLink href={data.serviceUrl}>{t('toService')}</TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
