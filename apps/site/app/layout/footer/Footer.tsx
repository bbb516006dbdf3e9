import { useTranslations } from 'use-intl';
import { ServerOnly } from '../../components/islands/ServerOnly.tsx';
import { href } from '../../lib/urls/href.ts';
import { CookieButton } from '../consent/CookieButton.tsx';
import { getFrameData } from '../loaders/frame-data.ts';
import type { ShellData } from '../loaders/shell-data.server.ts';
import './footer.css';
import './thumb-bar.css';
import { FooterContent } from './FooterContent.tsx';
import { parseFooterTheme } from './footer-theme.ts';

interface FooterProps {
  data: ShellData;
  theme: string;
  hideOnSmallScreens: boolean;
}

/** Throws on a theme other than light and dark (specification, section 5). */
export function Footer({ data, theme, hideOnSmallScreens }: FooterProps) {
  const t = useTranslations('shell');
  return (
    <footer
      className={`site-footer footer-${parseFooterTheme(theme)}`}
      data-theme={theme}
      data-hide-on-small-screens={hideOnSmallScreens ? '' : undefined}
    >
      <ServerOnly id="footer">{import.meta.env.SSR ? <FooterContent data={getFrameData(data)} /> : null}</ServerOnly>
      <div className="wrap site-footer-last">
        <p>
          © {data.year} {data.company ?? t('siteName')}
        </p>
        <a href={href('privacyPolicy', data.locale)}>{t('privacyPolicy')}</a>
        <CookieButton tagManagerId={data.tagManagerId} />
      </div>
    </footer>
  );
}
