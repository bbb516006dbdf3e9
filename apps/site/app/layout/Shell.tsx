import { ZONE } from '@liget/park/time';
import { Breadcrumbs, SkipLink } from '@liget/ui';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { ContentLang } from '../components/content-lang.ts';
import { optionalIsland } from '../components/islands/islands.tsx';
import { ServerOnly } from '../components/islands/ServerOnly.tsx';
import { getItemLang } from '../lib/language/item-lang.ts';
import { AnnouncementBars } from './announcements/AnnouncementBars.tsx';
import { DebugTools, useShownMessages } from './debug/index.ts';
import { loadWithTexts } from './deferred-texts.tsx';
import floating from './floating/FloatingControls.module.css';
import { Loading } from './floating/Loading.tsx';
import { OfflineNotice } from './floating/OfflineNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { PageHead } from './head/PageHead.tsx';
import type { PageInfo } from './head/page.ts';
import { Header } from './header/Header.tsx';
import { PAGE_NOTICE_CLASS, parseLayout } from './layouts.ts';
import { getFrameData } from './loaders/frame-data.ts';
import type { ShellData } from './loaders/shell-data.server.ts';
import { NotFoundReport } from './navigation/NotFoundReport.tsx';
import { useNavigationByLinks } from './navigation/use-navigation-by-links.ts';
import { InstantBanner, PreviewBanner } from './PreviewBanner.tsx';

const Extras = optionalIsland(() => loadWithTexts(() => import('./Extras.tsx').then((module) => module.Extras)));

interface ShellProps {
  data: ShellData;
  /** Unset on error pages. */
  page: PageInfo | undefined;
  children: ReactNode;
}

/** Theme colour of the browser's interface for each layout. */
const GROUNDS = { default: '#fffaf0', dark: '#10402f' } as const;

export function Shell({ data, page, children }: ShellProps) {
  const layout = parseLayout(page?.layout);
  const { isWaiting, unreachableTarget, dismiss } = useNavigationByLinks();
  const texts = useMemo(
    () =>
      import.meta.env.SSR
        ? { ...getFrameData(data).texts, ...page?.allTexts.value }
        : { ...page?.texts, shell: { ...data.texts.shell, ...page?.texts.shell } },
    [data, page],
  );
  const messages = useShownMessages(texts);
  const contentLang = page && getItemLang({ language: page.contentLocale }, page.locale);
  return (
    <IntlProvider locale={data.locale} messages={messages} timeZone={ZONE}>
      {page ? <PageHead page={page} publicOrigin={data.publicOrigin} indexable={data.indexable} /> : null}
      <meta name="theme-color" content={GROUNDS[layout]} />
      <div className={`layout layout-${layout}`}>
        <Skip screen={page?.screen} />
        {data.previewAt ? (
          <ServerOnly id="preview-at">{import.meta.env.SSR ? <InstantBanner {...data.previewAt} /> : null}</ServerOnly>
        ) : null}
        <AnnouncementBars data={data} />
        <Header data={data} page={page} />
        <main id="content" tabIndex={-1} data-untranslated={contentLang ? '' : undefined}>
          <PageNotice text={page?.notice} />
          {page?.isPreview ? (
            <ServerOnly id="preview" className="wrap">
              {import.meta.env.SSR ? <PreviewBanner /> : null}
            </ServerOnly>
          ) : null}
          {page ? <Trail page={page} /> : null}
          {contentLang ? <UntranslatedNotice /> : null}
          <ContentLang value={contentLang}>{children}</ContentLang>
        </main>
        <Footer data={data} theme={layout === 'dark' ? 'dark' : 'light'} hideOnSmallScreens={page?.hideFooterOnSmallScreens ?? false} />
        <div className={floating.notices}>
          <OfflineNotice />
          <NotFoundReport target={unreachableTarget} onClose={dismiss} />
        </div>
        <Extras />
        <Loading isWaiting={isWaiting} />
        <DebugTools />
      </div>
    </IntlProvider>
  );
}

function Skip({ screen }: { screen: string | undefined }) {
  const t = useTranslations('shell');
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      {screen === 'programs' ? <SkipLink href="#results">{t('skipToEvents')}</SkipLink> : null}
    </>
  );
}

/** The age of the page's data. In a document the server inserts it; after a client-side navigation it comes with the page's data. */
function PageNotice({ text }: { text: string | null | undefined }) {
  if (text === undefined)
    return (
      <ServerOnly id="as-of" className={PAGE_NOTICE_CLASS}>
        {null}
      </ServerOnly>
    );
  return text ? (
    <div className={PAGE_NOTICE_CLASS}>
      <p className="notice" role="note">
        {text}
      </p>
    </div>
  ) : null;
}

function Trail({ page }: { page: PageInfo }) {
  const t = useTranslations('shell');
  return <Breadcrumbs label={t('breadcrumbs')} items={page.breadcrumbs} className="wrap" />;
}

function UntranslatedNotice() {
  const t = useTranslations('shell');
  return (
    <div className="wrap">
      <p className="notice" role="note">
        {t('onlyInOtherLanguage')}
      </p>
    </div>
  );
}
