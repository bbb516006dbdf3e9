import { useTranslations } from 'use-intl';
import { useContentLang } from '../../components/content-lang.ts';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import styles from './CustomerService.module.css';

/** The contact details of a product. */
export function Contact({ product: { phone, email, hours } }: { product: { phone: string; email: string; hours: string } }) {
  const lang = useContentLang();
  const t = useTranslations('customerService');
  const facts = [
    { label: t('phone'), value: phone ? <PhoneLink phone={phone} /> : null },
    { label: t('email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : null },
    { label: t('hours'), value: hours ? <span lang={lang}>{hours}</span> : null },
  ].filter((fact) => fact.value);
  if (facts.length === 0) return null;
  return (
    <section className={styles.contact}>
      <h2>{t('contactTitle')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
