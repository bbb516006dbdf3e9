import { EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { pageOf, pagesOf, searchTextOf, yearOf } from '../../lib/list-query.ts';
import { YearLinks } from '../../shell/articles/YearLinks.tsx';
import { articleYears } from '../../shell/articles/years.server.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import styles from './Press.module.css';
import { toReleaseRow } from './press-release.ts';

const PAGE_SIZE = 30;

export const loader = screenLoader('press', async ({ locale, url, content, page }) => {
  const number = pageOf(url.searchParams);
  const year = yearOf(url.searchParams);
  const { text } = searchTextOf(url.searchParams);
  const [list, years, newest, settings] = await Promise.all([
    content.main('pressReleases', { query: { limit: PAGE_SIZE, page: number, ...(year ? { year } : {}), ...(text ? { q: text } : {}) } }),
    articleYears(content, 'pressReleases'),
    content.optional('pressReleases', { query: { limit: 1 } }),
    content.optional('siteSettings'),
  ]);
  // Whoever speaks for the park now is named in its newest release.
  const newestSlug = newest?.data[0]?.slug;
  const latest = newestSlug ? await content.optional('pressRelease', { slug: newestSlug }) : null;
  return {
    page: await page(),
    number,
    year,
    text,
    years,
    releases: list.data.map((release) => toReleaseRow(release, locale)),
    total: list.meta.total,
    pages: pagesOf(list.meta.total, PAGE_SIZE),
    contact: latest?.data.contact ?? null,
    office: settings ? { email: settings.data.email, phone: settings.data.phone } : null,
  };
});

export default function PressScreen() {
  const t = useTranslations('press');
  const shell = useTranslations('shell');
  const { page, number, year, text, years, releases, total, pages, contact, office } = useLoaderData<typeof loader>();
  const { locale } = page;
  const isFiltered = Boolean(year || text || number > 1);
  return (
    <div className="wrap press-screen">
      <PageTitle title={page.title} lead={page.description} />
      <div className={styles['tools']}>
        <form role="search" aria-label={t('searchReleases')} action={href('press', locale)} method="get" className={styles['search']}>
          <label htmlFor="press-search">{t('searchReleases')}</label>
          <input id="press-search" type="search" name="q" defaultValue={text} maxLength={200} />
          {year ? <input type="hidden" name="year" value={year} /> : null}
          <button type="submit">{shell('search')}</button>
        </form>
        <p>
          <a className="button" href={href('mediaLibrary', locale)}>
            {t('toMediaLibrary')}
          </a>
        </p>
      </div>
      <YearLinks
        years={years}
        current={year}
        hrefOf={(target) => href('press', locale, {}, { year: target, q: text })}
        labels={{ navigation: t('years'), all: t('allYears') }}
      />
      <h2>{t('count', { count: total })}</h2>
      {isFiltered ? (
        <p>
          <a href={href('press', locale)}>{t('clear')}</a>
        </p>
      ) : null}
      {releases.length > 0 ? (
        <ul className={styles['releases']}>
          {releases.map((release) => (
            <li key={release.id}>
              <time dateTime={release.day}>{release.date}</time>
              <div>
                <h3>
                  <a href={release.url}>{release.title}</a>
                </h3>
                <p>{release.lead}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('none')}>
          <p>{isFiltered ? t('noneHint') : null}</p>
        </EmptyState>
      )}
      <Pagination
        page={number}
        pages={pages}
        hrefOf={(target) => href('press', locale, {}, { year, q: text, page: target > 1 ? target : undefined })}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (target) => shell('page', { page: String(target) }),
        }}
      />
      {contact || office ? (
        <section>
          <h2>{t('contact')}</h2>
          {contact ? <p>{contact}</p> : null}
          {office ? (
            <p>
              {t('office')}: <a href={`mailto:${office.email}`}>{office.email}</a>,{' '}
              <a href={`tel:${office.phone.replace(/\s/g, '')}`}>{office.phone}</a>
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
