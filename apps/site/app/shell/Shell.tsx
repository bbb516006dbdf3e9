import type { ReactNode } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { ZONE } from '../lib/clock.ts';
import { AnnouncementBars } from './AnnouncementBars.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layoutNamed } from './layouts.ts';
import { useDelegatedNavigation } from './navigation.ts';
import { PageHead } from './PageHead.tsx';
import type { PageInfo } from './page.ts';
import type { ShellData } from './shell-data.server.ts';

interface ShellProps {
  data: ShellData;
  /** Unset on error pages. */
  page: PageInfo | undefined;
  children: ReactNode;
}

export function Shell({ data, page, children }: ShellProps) {
  const layout = layoutNamed(page?.layout);
  useDelegatedNavigation();
  return (
    <IntlProvider locale={data.locale} messages={{ ...data.texts, ...page?.texts }} timeZone={ZONE}>
      {page ? <PageHead page={page} publicOrigin={data.publicOrigin} indexable={data.indexable} /> : null}
      <div className={`layout layout-${layout}`}>
        <SkipLink />
        <AnnouncementBars announcements={data.announcements} />
        <Header data={data} page={page} />
        <main id="content" tabIndex={-1} {...(page && page.contentLocale !== page.locale ? { 'data-untranslated': '' } : {})}>
          {page ? <Breadcrumbs items={page.breadcrumbs} /> : null}
          {page && page.contentLocale !== page.locale ? <UntranslatedNotice /> : null}
          {page && page.contentLocale !== page.locale ? <div lang={page.contentLocale}>{children}</div> : children}
        </main>
        <Footer data={data} theme={layout === 'dark' ? 'dark' : 'light'} hideOnSmallScreens={page?.hideFooterOnSmallScreens ?? false} />
      </div>
    </IntlProvider>
  );
}

function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a className="skip-link" href="#content">
      {t('skipToContent')}
    </a>
  );
}

function UntranslatedNotice() {
  const t = useTranslations('shell');
  return (
    <p className="notice" role="note">
      {t('onlyInOtherLanguage')}
    </p>
  );
}
