import { useTranslations } from 'use-intl';
import { href } from '../lib/href.ts';
import type { ShellData } from './shell-data.server.ts';

const COLUMNS = ['FooterLeftColumn', 'FooterCenterColumnTop', 'FooterCenterColumnBottom', 'FooterRightColumn'] as const;

interface FooterProps {
  data: ShellData;
  theme: string;
  hideOnSmallScreens: boolean;
}

/** Throws on a theme other than light and dark (specification, section 5). */
export function Footer({ data, theme, hideOnSmallScreens }: FooterProps) {
  const t = useTranslations('shell');
  if (theme !== 'light' && theme !== 'dark') throw new Error("Invalid footer theme type. Valid values are 'light', 'dark'");
  const { settings, locale } = data;
  return (
    <footer className={`site-footer footer-${theme}`} {...(hideOnSmallScreens ? { 'data-hide-on-small-screens': '' } : {})}>
      <div className="wrap">
        {settings ? (
          <section aria-label={t('contact')}>
            <p>
              <strong>{settings.company.name}</strong>
              <br />
              {settings.company.address}
            </p>
            <p>
              {t('phone')}: <a href={`tel:${settings.phone.replace(/\s/g, '')}`}>{settings.phone}</a>
              <br />
              {t('openingHours')}: {settings.opening_hours}
            </p>
            <p>
              <strong>{settings.support.title}</strong>
              <br />
              {settings.support.text} <a href={settings.support.url}>{settings.support.link_text}</a>
            </p>
            <ul aria-label={t('follow')}>
              {settings.social.map((link) => (
                <li key={link.type}>
                  <a href={link.url} rel="noopener external">
                    {SOCIAL_NAMES[link.type]}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {locale === 'hu' ? (
          <section>
            <h2>{t('newsletter')}</h2>
            <p>{t('newsletterInvitation')}</p>
            <a className="button" href={href('newsletter', locale)}>
              {t('newsletterAction')}
            </a>
          </section>
        ) : null}
        {COLUMNS.map((zone) => {
          const items = data.zones[zone] ?? [];
          if (items.length === 0) return null;
          return (
            <ul key={zone}>
              {items.map((item) => (
                <li key={item.id}>
                  {item.new_window ? (
                    <a href={item.url} target="_blank" rel="noopener" aria-label={`${item.title} (${t('newWindow')})`}>
                      {item.title}
                    </a>
                  ) : (
                    <a href={item.url}>{item.title}</a>
                  )}
                </li>
              ))}
            </ul>
          );
        })}
        <p>
          <a href={href('privacyPolicy', locale)}>{t('privacyPolicy')}</a> · © {data.year} {settings?.company.name ?? t('siteName')}
        </p>
      </div>
    </footer>
  );
}

const SOCIAL_NAMES = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const;
