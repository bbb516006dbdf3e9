import { FactList } from '@liget/ui';
import { useTranslations } from 'use-intl';

/** How to reach a product's people. */
export function Contact({ product: { phone, email, hours } }: { product: { phone: string; email: string; hours: string } }) {
  const t = useTranslations('customerService');
  const facts = [
    { label: t('phone'), value: phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null },
    { label: t('email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : null },
    { label: t('hours'), value: hours },
  ].filter((fact) => fact.value);
  return <FactList facts={facts} />;
}
