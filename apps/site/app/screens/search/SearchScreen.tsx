import { TabLinks } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { BeyondLast } from '../../components/lists/BeyondLast.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { formatBeyondLast, readListPage } from '../../components/lists/read-list-page.server.ts';
import { SearchField } from '../../components/search/SearchField.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getDayFromNow } from '../../lib/dates.ts';
import { href } from '../../lib/urls/href.ts';
import { parsePage, parseSearchText } from '../../lib/urls/list-query.ts';
import { Advice } from './Advice.tsx';
import { NearestQuestions, NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { EntryPoints } from './SearchEntryPoints.tsx';
import { parseTab } from './search.ts';
import { NO_ANSWER, PAGE_SIZE, readAnswer } from './search-answer.server.ts';

const MAX_TEXT = 200;

export const loader = createScreenLoader('search', async ({ locale, url, now, content, page, messages }) => {
  const tab = parseTab(url.searchParams) ?? null;
  const { text, isCut } = parseSearchText(url.searchParams);
  const results = text
    ? await readListPage(parsePage(url.searchParams), PAGE_SIZE, (at) =>
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
    beyond: formatBeyondLast(results?.beyond ?? null, { locale, messages }),
    tab,
    text,
    isCut,
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
    beyond,
    tab,
    text,
    isCut,
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
  const notice = isCut ? t('cut', { count: MAX_TEXT }) : isBlank ? t('blank') : null;
  return (
    <div className="wrap">
      <div className={styles['head']}>
        <h1>{text ? t('titleWith', { query: text }) : page.title}</h1>
        <label htmlFor="search-text">{shell('searchPlaceholder')}</label>
        <SearchField key={text} locale={locale} id="search-text" name={shell('globalSearch')} text={text}>
          {shell('search')}
        </SearchField>
      </div>
      {notice ? (
        <p className="notice" role="status">
          {notice}
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
      <BeyondLast text={beyond} />
      {results.length > 0 ? (
        <>
          <div role="status">
            <h2 className={styles['count']}>{t('count', { count: total })}</h2>
            {isPartial ? <p className="notice">{t('partial')}</p> : null}
            {isPartial ? <NearestQuestions nearest={nearest} /> : null}
          </div>
          <Results results={results} />
        </>
      ) : null}
      {text !== '' && results.length === 0 ? <NothingFound allResults={all} nearest={nearest} hasOffer={offer !== null} /> : null}
      <PageLinks
        page={number}
        pages={pages}
        hrefOf={(target) => href('search', locale, {}, { q: text, tab, page: target > 1 ? target : undefined })}
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
