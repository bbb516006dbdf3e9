import { ButtonLink, PageTitle, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import type { FormState } from '../../components/forms/form-state.ts';
import { CaseForm } from './CaseForm.tsx';
import { Contact } from './Contact.tsx';
import styles from './CustomerService.module.css';
import type { Field } from './complaint.ts';
import type { CustomerServiceData } from './product-page.server.ts';

export function CustomerServiceScreen({ data, state }: { data: CustomerServiceData; state: FormState<Field> | undefined }) {
  const lang = useContentLang();
  const t = useTranslations('customerService');
  return (
    <article className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} leadLang={lang} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Contact product={data} />
          <ButtonLink href={data.complaintUrl} look="secondary">
            {t('toComplaint')}
          </ButtonLink>
          {data.others.length > 0 ? (
            <nav aria-labelledby="other-services">
              <h2 id="other-services">{t('others')}</h2>
              <ul>
                {data.others.map(({ id, name, lang, url }) => (
                  <li key={id}>
                    <a href={url} lang={lang}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <div className={styles.answers}>
          <Prose html={data.html} lang={lang} />
          <CaseForm kind="question" locale={data.page.locale} action={data.serviceUrl} state={state} />
        </div>
      </div>
    </article>
  );
}
