import { EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayFromNow } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, searchTextOf } from '../../lib/list-query.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { tabCounts, tabOf, toResultTeaser } from './search.ts';

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
    results: answer.data.map((result) => toResultTeaser(result, locale)),
    total: answer.meta.total,
    everything: tabs.reduce((sum, { count }) => sum + count, 0),
    pages: pagesOf(answer.meta.total, PAGE_SIZE),
  };
});

export default function SearchScreen() {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const { page, number, tab, text, isCut, todayUrl, tabs, results, total, everything, pages } = useLoaderData<typeof loader>();
  const { locale } = page;
  const tabLink = (key: (typeof tabs)[number]['tab'] | null, name: string, count: number) => (
    <li key={name}>
      <a
        className="chip"
        href={href('search', locale, {}, { q: text, tab: key })}
        {...(key === tab ? { 'aria-current': 'true' as const } : {})}
      >
        {t('tabWithCount', { name, count })}
      </a>
    </li>
  );
  const ways = (
    <ul className={styles['ways']}>
      <li>
        <a href={todayUrl}>{t('todayPrograms')}</a>
      </li>
      <li>
        <a href={href('programs', locale)}>{shell('allPrograms')}</a>
      </li>
      <li>
        <a href={href('topLocations', locale)}>{shell('topLocations')}</a>
      </li>
      <li>
        <a href={href('visitorInformation', locale)}>{shell('visit')}</a>
      </li>
      <li>
        <a href={href('map', locale)}>{shell('map')}</a>
      </li>
    </ul>
  );
  return (
    <div className="wrap search-screen">
      <PageTitle title={text ? t('titleWith', { query: text }) : page.title} {...(text ? {} : { lead: page.description })} />
      <form role="search" aria-label={shell('globalSearch')} action={href('search', locale)} method="get" className={styles['form']}>
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
      {isCut ? (
        <p className="notice" role="status">
          {t('cut', { count: MAX_TEXT })}
        </p>
      ) : null}
      {everything > 0 ? (
        <nav aria-label={t('tabsLabel')}>
          <ul className="chip-row">
            {tabLink(null, t('all'), everything)}
            {tabs.map((item) => tabLink(item.tab, t(`tabs.${item.tab}`), item.count))}
          </ul>
        </nav>
      ) : null}
      {text === '' ? (
        <section>
          <h2>{t('startHere')}</h2>
          {ways}
        </section>
      ) : null}
      {text !== '' && results.length > 0 ? (
        <>
          <div role="status">
            <h2>{t('count', { count: total })}</h2>
          </div>
          <Results results={results} />
        </>
      ) : null}
      {text !== '' && results.length === 0 ? (
        <>
          <div role="status">
            <EmptyState title={t('none')}>
              <p>
                {everything > 0 ? (
                  <a href={href('search', locale, {}, { q: text })}>{t('elsewhere', { count: everything })}</a>
                ) : (
                  t('noneHint')
                )}
              </p>
            </EmptyState>
          </div>
          <section>
            <h2>{t('tryThese')}</h2>
            {ways}
          </section>
        </>
      ) : null}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(target) => href('search', locale, {}, { q: text, tab, page: target > 1 ? target : undefined })}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (target) => shell('page', { page: String(target) }),
        }}
      />
    </div>
  );
}
