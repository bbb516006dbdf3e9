import { useTranslations } from 'use-intl';
import { MenuLink } from '../../components/MenuLink.tsx';
import type { FrameData } from '../loaders/frame-data.ts';
import { Contact } from './Contact.tsx';
import { NewsletterBox } from './NewsletterBox.tsx';
import { ThumbBar } from './ThumbBar.tsx';

const COLUMNS = [['FooterLeftColumn'], ['FooterCenterColumnTop', 'FooterCenterColumnBottom'], ['FooterRightColumn']] as const;

export function FooterContent({ data: { settings, locale, zones } }: { data: FrameData }) {
  const t = useTranslations('shell');
  return (
    <>
      <div className="footer-scene" aria-hidden="true" />
      <div className="wrap footer-grid">
        <div className="footer-lead">
          <p className="footer-motto">{t('motto')}</p>
          {locale === 'hu' ? <NewsletterBox /> : <p>{t('mottoText')}</p>}
        </div>
        <nav className="footer-zones" aria-label={t('footerNavigation')}>
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
      </div>
      <ThumbBar locale={locale} />
    </>
  );
}
