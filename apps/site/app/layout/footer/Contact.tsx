import type { SiteSettings } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { NETWORKS } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { getSocialIcon } from './social-icon.ts';

export function Contact({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('shell');
  const { company, phone, email, opening_hours, support, social } = settings;
  const registered = [
    company.registration && t('registration', { number: company.registration }),
    company.tax_number && t('taxNumber', { number: company.tax_number }),
  ].filter(Boolean);
  return (
    <section className="footer-contact" aria-label={t('contact')}>
      <div className="footer-support">
        <h2>{support.title}</h2>
        <p>{support.text}</p>
        <a className="button" href={support.url}>
          {support.link_text}
        </a>
      </div>
      <dl>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            {/* A module that the footer shares with screens would be in every first load. */}
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('openingHours')}</dt>
          <dd>{opening_hours}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      <div>
        <p>
          <strong>{company.name}</strong>
          <br />
          {company.address}
        </p>
        {registered.length > 0 ? (
          <ul className="footer-registered">
            {registered.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        <ul className="footer-social" aria-label={t('follow')}>
          {social.map(({ type, url }) => {
            const icon = getSocialIcon(type);
            return (
              <li key={type}>
                <a href={url} rel="noopener external" aria-label={icon.name} title={icon.name}>
                  <Glyph name={NETWORKS[icon.type]} />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
