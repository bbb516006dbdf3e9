import { useTranslations } from 'use-intl';
import { href, withQuery } from '../lib/href.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import type { PageInfo } from './page.ts';
import type { ShellData } from './shell-data.server.ts';

export function Header({ data, page }: { data: ShellData; page: PageInfo | undefined }) {
  const t = useTranslations('shell');
  const { locale } = data;
  const other = locale === 'hu' ? 'en' : 'hu';
  const otherUrl = withQuery(page?.alternates[other] ?? href('home', other), { language: other });
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="logo" href={href('home', locale)}>
          {t('siteName')}
        </a>
        <nav aria-label={t('mainNavigation')}>
          <ul>
            <li>
              <details name="header-panel">
                <summary>{t('programs')}</summary>
                <ul>
                  <li>
                    <a href={href('programs', locale)}>{t('allPrograms')}</a>
                  </li>
                  {data.programLinks.map((link) => (
                    <li key={link.url}>
                      <a href={link.url}>{link.title}</a>
                    </li>
                  ))}
                  <li>
                    <a href={data.todayUrl}>{t('today')}</a>
                  </li>
                  <li>
                    <a href={data.weekendUrl}>{t('thisWeekend')}</a>
                  </li>
                  {data.featured.map((link) => (
                    <li key={link.url}>
                      <a href={link.url}>{link.title}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <details name="header-panel">
                <summary>{t('topLocations')}</summary>
                <ul>
                  {data.topLocations.map((link) => (
                    <li key={link.url}>
                      <a href={link.url}>{link.title}</a>
                    </li>
                  ))}
                  <li>
                    <a href={href('topLocations', locale)}>{t('allTopLocations')}</a>
                  </li>
                  <li>
                    <a href={href('map', locale)}>{t('showOnMap')}</a>
                  </li>
                </ul>
              </details>
            </li>
            <li>
              <details name="header-panel">
                <summary>{t('visit')}</summary>
                <ul>
                  <li>
                    <a href={href('visitorInformation', locale)}>{t('visit')}</a>
                  </li>
                  {(data.zones['HeaderVisitors'] ?? []).map((item) => (
                    <li key={item.id}>
                      <a href={item.url}>{item.title}</a>
                    </li>
                  ))}
                  {data.balloon ? (
                    <li>
                      <a href={data.balloon.scheduleUrl}>{data.balloon.isUp ? t('balloonOpen') : t('balloonClosed')}</a>
                    </li>
                  ) : null}
                  <li>
                    <a href={href('map', locale)}>{t('showOnMap')}</a>
                  </li>
                </ul>
              </details>
            </li>
            <li>
              <a href={href('projects', locale)}>{t('theProject')}</a>
            </li>
            <li>
              <a href={href('magazine', locale)}>{t('magazine')}</a>
            </li>
            <li>
              <a href={href('map', locale)}>{t('map')}</a>
            </li>
          </ul>
        </nav>
        <form role="search" action={href('search', locale)} method="get">
          <label htmlFor="header-search">{t('search')}</label>
          <input id="header-search" type="search" name="q" maxLength={200} placeholder={t('searchPlaceholder')} />
          <button type="submit">{t('search')}</button>
        </form>
        <a className="language-switch" href={otherUrl} lang={other} hrefLang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      </div>
    </header>
  );
}
