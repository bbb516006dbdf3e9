import { ButtonLink, PageTitle, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { Contact } from './Contact.tsx';
import styles from './CustomerService.module.css';
import type { CustomerServiceData } from './product-page.server.ts';

export function CustomerServiceScreen({ data }: { data: CustomerServiceData }) {
  const t = useTranslations('customerService');
  return (
    <article className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} />
      <div className={styles['columns']}>
        <div className={styles['aside']}>
          <Contact product={data} />
          <ButtonLink href={data.complaintUrl} look="secondary">
            {t('toComplaint')}
          </ButtonLink>
        </div>
        <div className={styles['answers']}>
          <Prose html={data.html} />
        </div>
      </div>
    </article>
  );
}
