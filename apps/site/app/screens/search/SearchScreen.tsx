import { SEARCH_TABS } from '@liget/content-api/vocabulary/search-tabs';
import { TabLinks } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import { SearchField } from '../../components/search/SearchField.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getDayFromNow } from '../../lib/days-from-now.ts';
import { href } from '../../lib/urls/href.ts';
import { createGuard, createQueryReader } from '../../lib/urls/query-reader.ts';
import { Advice } from './Advice.tsx';
import { NearestQueries, NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { EntryPoints } from './SearchEntryPoints.tsx';
import { NO_ANSWER, PAGE_SIZE, readAnswer } from './search-answer.server.ts';

const isTab = createGuard(SEARCH_TABS);

export const loader = createScreenLoader('search', async ({ locale, url, now, content, page, messages }) => {
  const query = createQueryReader(url.searchParams);
  const tab = query.readOne('tab', isTab) ?? null;
  const requestedPage = query.readPage();
  const { text, isCut } = query.readText();
  const results = text
    ? await readListPage(requestedPage, PAGE_SIZE, (at) =>
        content.main('search', { query: { q: text, page: at, limit: PAGE_SIZE, ...(tab ? { tab } : {}) } }),
      )
    : null;
  const number = results?.number ?? 1;
  return {
    page: await page({
      indexable: false,
      narrowedTo: [...(text ? [text] : []), ...(text && tab ? [messages.search.tabs[tab]] : [])],
      pageNumber: number,
    }),
    number,
    notices: formatQueryNotices({ unused: query.unused, beyond: results?.beyond ?? null, isCut }, { locale, messages }),
    tab,
    text,
    /** A form was sent without searchable text. */
    isBlank: text === '' && url.searchParams.has('q'),
    todayUrl: href('programs', locale, {}, getDayFromNow(now, 0)),
    ...(results ? await readAnswer(results.answer, { locale, now, messages, content }) : NO_ANSWER),
  };
});

export default function SearchScreen() {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const {
    page,
    number,
    notices,
    tab,
    text,
    isBlank,
    todayUrl,
    tabs,
    results,
    total,
    everything,
    pages,
    isPartial,
    offer,
    unmatchedTime,
    pinned,
    nearest,
    places,
  } = useLoaderData<typeof loader>();
  const { locale } = page;
  const all = { href: href('search', locale, {}, { q: text }), title: t('all'), count: everything, current: tab === null };
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{text ? t('titleWith', { query: text }) : page.title}</h1>
        <label htmlFor="search-text">{shell('searchPlaceholder')}</label>
        <SearchField key={text} locale={locale} id="search-text" name={shell('globalSearch')} text={text}>
          {shell('search')}
        </SearchField>
      </div>
      <QueryNotices texts={notices} />
      {isBlank ? (
        <p className="notice" role="status">
          {t('blank')}
        </p>
      ) : null}
      <Advice offer={offer} unmatchedTime={unmatchedTime} pinned={pinned} />
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
            <h2 className={styles.count}>{t('count', { count: total })}</h2>
            {isPartial ? <p className="notice">{t('partial')}</p> : null}
            {isPartial ? <NearestQueries nearest={nearest} /> : null}
          </div>
          <Results results={results} />
        </>
      ) : null}
      {text !== '' && results.length === 0 ? <NothingFound allResults={all} nearest={nearest} hasOffer={offer !== null} /> : null}
      <PageLinks
        page={number}
        pages={pages}
        getHref={(target) => href('search', locale, {}, { q: text, tab, page: target > 1 ? target : undefined })}
      />
      {places.length > 0 ? <EntryPoints id="places" title={t('places')} links={places} /> : null}
      {results.length === 0 ? (
        <EntryPoints
          id="ways"
          title={text === '' ? t('startHere') : t('tryThese')}
          links={[
            { url: todayUrl, title: t('todayPrograms') },
            { url: href('programs', locale), title: shell('allPrograms') },
            { url: href('topLocations', locale), title: shell('topLocations') },
            { url: href('visitorInformation', locale), title: shell('visit') },
            { url: href('map', locale), title: shell('map') },
          ]}
        />
      ) : null}
    </div>
  );
}
