import { EmptyState, TabLinks } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayFromNow } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, searchTextOf } from '../../lib/list-query.ts';
import { PageLinks } from '../../parts/lists/PageLinks.tsx';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { picturesOnce, tabCounts, tabOf, toResultTeaser } from './search.ts';
import { Ways } from './Ways.tsx';

const PAGE_SIZE = 20;
const MAX_TEXT = 200;

export const loader = screenLoader('search', async ({ locale, url, now, content, page }) => {
  const number = pageOf(url.searchParams);
  const tab = tabOf(url.searchParams) ?? null;
  const { text, isCut } = searchTextOf(url.searchParams);
  const answer = text
    ? await content.main('search', { query: { q: text, page: number, limit: PAGE_SIZE, ...(tab ? { tab } : {}) } })
    : null;
  const description = await page({ indexable: false });
  const base = { page: description, number, tab, text, isCut, todayUrl: href('programs', locale, {}, dayFromNow(now, 0)) };
  if (!answer) return { ...base, tabs: [], results: [], total: 0, everything: 0, pages: 1 };
  const tabs = tabCounts(answer);
  return {
    ...base,
    tabs,
    results: picturesOnce(answer.data.map((result) => toResultTeaser(result, text, locale))),
    total: answer.meta.total,
    everything: tabs.reduce((sum, { count }) => sum + count, 0),
    pages: pagesOf(answer.meta.total, PAGE_SIZE),
  };
});

export default function SearchScreen() {
  const t = useTranslations('search');
  const { page, number, tab, text, isCut, todayUrl, tabs, results, total, everything, pages } = useLoaderData<typeof loader>();
  const { locale } = page;
  const all = { href: href('search', locale, {}, { q: text }), title: t('all'), count: everything, current: tab === null };
  return (
    <div className="wrap">
      <SearchField action={href('search', locale)} text={text} title={text ? t('titleWith', { query: text }) : page.title} />
      {isCut ? (
        <p className="notice" role="status">
          {t('cut', { count: MAX_TEXT })}
        </p>
      ) : null}
      {everything > 0 ? (
        <TabLinks
          label={t('tabsLabel')}
          tabs={[
            all,
            ...tabs.map((item) => ({
              href: href('search', locale, {}, { q: text, tab: item.tab }),
              title: t(`tabs.${item.tab}`),
              count: item.count,
              current: item.tab === tab,
            })),
          ]}
        />
      ) : null}
      {results.length > 0 ? (
        <>
          <div role="status">
            <h2 className={styles['count']}>{t('count', { count: total })}</h2>
          </div>
          <Results results={results} />
        </>
      ) : null}
      {text !== '' && results.length === 0 ? (
        <EmptyState title={t('none')} level={2}>
          <p role="status">{everything > 0 ? <a href={all.href}>{t('elsewhere', { count: everything })}</a> : t('noneHint')}</p>
        </EmptyState>
      ) : null}
      <PageLinks
        page={number}
        pages={pages}
        hrefOf={(target) => href('search', locale, {}, { q: text, tab, page: target > 1 ? target : undefined })}
      />
      {results.length === 0 ? <Ways title={text === '' ? t('startHere') : t('tryThese')} locale={locale} todayUrl={todayUrl} /> : null}
    </div>
  );
}

function SearchField({ action, text, title }: { action: string; text: string; title: string }) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      <form role="search" aria-label={shell('globalSearch')} action={action} method="get" className={styles['form']}>
        <label htmlFor="search-text">{t('label')}</label>
        <input
          id="search-text"
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_TEXT}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{shell('search')}</button>
      </form>
    </div>
  );
}
