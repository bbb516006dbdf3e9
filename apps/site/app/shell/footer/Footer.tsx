import type { SiteSettings } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { CookieButton } from '../consent/CookieButton.tsx';
import { Glyph } from '../Glyph.tsx';
import { MenuLink } from '../MenuLink.tsx';
import type { ShellData } from '../shell-data.server.ts';
import styles from './Footer.module.css';
import { footerTheme, socialIcon } from './footer-rules.ts';
import { NewsletterBox } from './NewsletterBox.tsx';

const COLUMNS = [['FooterLeftColumn'], ['FooterCenterColumnTop', 'FooterCenterColumnBottom'], ['FooterRightColumn']] as const;

interface FooterProps {
  data: ShellData;
  theme: string;
  hideOnSmallScreens: boolean;
}

/** Throws on a theme other than light and dark (specification, section 5). */
export function Footer({ data, theme, hideOnSmallScreens }: FooterProps) {
  const t = useTranslations('shell');
  const { settings, locale, zones } = data;
  return (
    <footer
      className={`${styles['footer']} footer-${footerTheme(theme)}`}
      data-theme={theme}
      {...(hideOnSmallScreens ? { 'data-hide-on-small-screens': '' } : {})}
    >
      <div className={styles['scene']} aria-hidden="true" />
      <div className={`wrap ${styles['grid']}`}>
        <div className={styles['lead']}>
          <p className={styles['motto']}>{t('motto')}</p>
          {locale === 'hu' ? <NewsletterBox /> : <p>{t('mottoText')}</p>}
        </div>
        <nav className={styles['zones']} aria-label={t('footerNavigation')}>
          {COLUMNS.map((column) => (
            <div key={column[0]}>
              {column.map((zone) => (
                <ul key={zone}>
                  {(zones[zone] ?? []).map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          ))}
        </nav>
        {settings ? <Contact settings={settings} /> : null}
        <div className={styles['last']}>
          <p>
            © {data.year} {settings?.company.name ?? t('siteName')}
          </p>
          <a href={href('privacyPolicy', locale)}>{t('privacyPolicy')}</a>
          <CookieButton tagManagerId={settings?.analytics.tag_manager_id ?? null} />
        </div>
      </div>
    </footer>
  );
}

function Contact({ settings }: { settings: Omit<SiteSettings, 'privacy_policy'> }) {
  const t = useTranslations('shell');
  const { company, phone, email, opening_hours, support, social } = settings;
  return (
    <section className={styles['contact']} aria-label={t('contact')}>
      <div className={styles['support']}>
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
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
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
        <ul className={styles['social']} aria-label={t('follow')}>
          {social.map(({ type, url }) => {
            const icon = socialIcon(type);
            return (
              <li key={type}>
                <a href={url} rel="noopener external" aria-label={icon.name} title={icon.name}>
                  <Glyph of={icon.type} />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
