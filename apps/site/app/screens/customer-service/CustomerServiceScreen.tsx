import { PageTitle, Prose } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { Contact } from './Contact.tsx';
import type { CustomerServiceData } from './product-page.server.ts';

export function CustomerServiceScreen({ data }: { data: CustomerServiceData }) {
  const t = useTranslations('customerService');
  return (
    <article className="wrap">
      <PageTitle title={data.page.title} lead={data.lead} />
      <Contact product={data} />
      <Prose html={data.html} />
      <p>
        <a className="button" href={data.complaintUrl}>
          {t('toComplaint')}
        </a>
      </p>
    </article>
  );
}
