import { EmptyState, PageTitle, TextLink } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { YearLinks } from '../../components/articles/YearLinks.tsx';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { PageLinks } from '../../components/lists/PageLinks.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { readListPage } from '../../components/lists/read-list-page.server.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { getImage } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import { PressAside } from './PressAside.tsx';
import styles from './PressScreen.module.css';
import { toAttachments, toReleaseRow } from './press-release.ts';
import { Releases } from './Releases.tsx';

const PAGE_SIZE = 20;
const MEDIA_PICTURES = 4;

export const loader = createScreenLoader('press', async ({ locale, url, content, page, messages, drawing }) => {
  const query = createQueryReader(url.searchParams);
  const year = query.readYear();
  const { text, isCut } = query.readText();
  const [{ answer: list, number, pages, beyond }, newest, settings, media] = await Promise.all([
    readListPage(query.readPage(), PAGE_SIZE, (at) =>
      content.main('pressReleases', { query: { limit: PAGE_SIZE, page: at, ...(year ? { year } : {}), ...(text ? { q: text } : {}) } }),
    ),
    content.optional('pressReleases', { query: { limit: 1 } }),
    content.optional('siteSettings'),
    content.optional('galleryCategories', { query: { limit: MEDIA_PICTURES } }),
  ]);
  // The list has no attachments, and the newest release names the current contact.
  const readRelease = (slug: string) => content.optional('pressRelease', { slug });
  const [releases, latest] = await Promise.all([
    Promise.all(
      list.data.map(async (release) => {
        const detail = await readRelease(release.slug);
        return { ...toReleaseRow(release, locale), attachments: detail ? toAttachments(detail.data, locale) : [] };
      }),
    ),
    newest?.data[0] ? readRelease(newest.data[0].slug) : null,
  ]);
  return {
    page: await page({ narrowedTo: [...(year ? [String(year)] : []), ...(text ? [text] : [])], pageNumber: number }),
    view: drawing({
      number,
      notices: formatQueryNotices({ unused: query.unused, beyond, isCut }, { locale, messages }),
      year,
      text,
      years: list.meta.years,
      releases,
      total: list.meta.total,
      pages,
      aside: {
        contact: latest?.data.contact ?? null,
        office: settings ? { email: settings.data.email, phone: settings.data.phone } : null,
        pictures: (media?.data ?? [])
          .map(({ media: ownMedia }) => cropImage(getImage(ownMedia, 'lead'), 'square'))
          .filter((image) => image !== null),
      },
    }),
  };
});

type PressViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function PressScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="press" value={view}>
      {(value) => <PressView page={page} view={value} />}
    </DrawnByServer>
  );
}

function PressView({ page, view }: { page: PageInfo; view: PressViewData }) {
  const t = useTranslations('press');
  const { number, notices, year, text, years, releases, total, pages, aside } = view;
  const { locale } = page;
  const isFiltered = Boolean(year || text);
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <div className={styles.columns}>
        <div>
          <SearchForm action={href('press', locale)} text={text} year={year} />
          <YearLinks
            years={years}
            current={year}
            getHref={(target) => href('press', locale, {}, { year: target, q: text })}
            labels={{ navigation: t('years'), all: t('allYears') }}
          />
          <div className={styles.found}>
            <div role="status">
              <h2>{t('count', { count: total })}</h2>
            </div>
            {isFiltered ? <TextLink href={href('press', locale)}>{t('clear')}</TextLink> : null}
          </div>
          <QueryNotices texts={notices} />
          {releases.length > 0 ? (
            <Releases releases={releases} />
          ) : (
            <EmptyState title={t('none')}>
              {isFiltered ? <p>{t('noneHint')}</p> : <TextLink href={href('magazine', locale)}>{t('toMagazine')}</TextLink>}
            </EmptyState>
          )}
          <PageLinks
            page={number}
            pages={pages}
            getHref={(target) => href('press', locale, {}, { year, q: text, page: target > 1 ? target : undefined })}
          />
        </div>
        <PressAside {...aside} locale={locale} />
      </div>
    </div>
  );
}

function SearchForm({ action, text, year }: { action: string; text: string; year: number | undefined }) {
  const t = useTranslations('press');
  const shell = useTranslations('shell');
  return (
    <form role="search" aria-label={t('searchReleases')} action={action} method="get" className={styles.search}>
      {year ? <input type="hidden" name="year" value={year} /> : null}
      <label htmlFor="press-search">{t('searchReleases')}</label>
      <input
        id="press-search"
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">{shell('search')}</button>
    </form>
  );
}
