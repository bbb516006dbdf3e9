import { CardGrid, EmptyState, PageTitle, Pagination } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayFromNow, weekendOf } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { addressQuery, apiQuery, PAGE_SIZE, readFilters, TIMES_OF_DAY } from './filters.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { toProgramTeaser } from './program.ts';

/** Only the first category's types are offered (specification, section 3). */
const OFFERED_CATEGORY = 1;

export const loader = screenLoader('programs', async ({ locale, url, now, content, page }) => {
  const { filters, ignored } = readFilters(url.searchParams);
  const [list, categories, types, locations] = await Promise.all([
    content.main('events', { query: apiQuery(filters) }),
    content.optional('eventCategories'),
    content.optional('eventTypes'),
    content.optional('eventLocations'),
  ]);
  const quick = (name: 'today' | 'tomorrow' | 'dayAfterTomorrow' | 'weekend', range: { from: string; to: string }) => ({
    name,
    url: href('programs', locale, {}, addressQuery(filters, range)),
    isActive: filters.from === range.from && filters.to === range.to,
  });
  return {
    page: await page(),
    filters,
    ignored,
    programs: list.data.map((event) => toProgramTeaser(event, locale, now)),
    total: list.meta.total,
    pages: Math.ceil(list.meta.total / PAGE_SIZE),
    categories: categories?.categories ?? [],
    types: types?.types.find((group) => group.id === OFFERED_CATEGORY)?.event_types ?? [],
    locations: locations?.locations ?? [],
    quickDates: [
      quick('today', dayFromNow(now, 0)),
      quick('tomorrow', dayFromNow(now, 1)),
      quick('dayAfterTomorrow', dayFromNow(now, 2)),
      quick('weekend', weekendOf(now)),
    ],
  };
});

export default function ProgramsScreen() {
  const t = useTranslations('programs');
  const shell = useTranslations('shell');
  const { page, filters, ignored, programs, total, pages, categories, types, locations, quickDates } = useLoaderData<typeof loader>();
  const { locale } = page;
  const choices = (name: string, legend: string, options: { value: string; label: string }[], chosen: string[]) => (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} /> {option.label}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div className="wrap programs-screen">
      <PageTitle title={page.title} lead={page.description} />
      <ul className="chip-row" aria-label={t('quickDates')}>
        {quickDates.map((quick) => (
          <li key={quick.name}>
            <a className="chip" href={quick.url} {...(quick.isActive ? { 'aria-current': 'true' as const } : {})}>
              {t(`quick.${quick.name}`)}
            </a>
          </li>
        ))}
      </ul>
      {ignored.length > 0 ? (
        <p className="notice" role="status">
          {t('ignored', { names: ignored.join(', ') })}
        </p>
      ) : null}
      <details className="filters">
        <summary>{t('filters')}</summary>
        <form action={href('programs', locale)} method="get">
          {choices(
            'category',
            t('category'),
            categories.map((item) => ({ value: item.slug, label: item.name })),
            filters.category,
          )}
          {choices(
            'type',
            t('type'),
            types.map((item) => ({ value: item.slug, label: item.name })),
            filters.type,
          )}
          {choices(
            'location',
            t('location'),
            locations.map((item) => ({ value: item.slug, label: item.title })),
            filters.location,
          )}
          <fieldset>
            <legend>{t('dates')}</legend>
            <label>
              {t('from')} <input type="date" name="from" defaultValue={filters.from ?? ''} />
            </label>
            <label>
              {t('to')} <input type="date" name="to" defaultValue={filters.to ?? ''} />
            </label>
          </fieldset>
          <fieldset>
            <legend>{t('timeOfDay')}</legend>
            {TIMES_OF_DAY.map((time) => (
              <label key={time}>
                <input type="radio" name="time_of_day" value={time} defaultChecked={(filters.time_of_day ?? 'any') === time} />{' '}
                {t(`times.${time}`)}
              </label>
            ))}
          </fieldset>
          <label>
            <input type="checkbox" name="free" value="1" defaultChecked={filters.free} /> {t('freeOnly')}
          </label>
          <label>
            <input type="checkbox" name="series" value="1" defaultChecked={filters.series !== undefined} /> {t('seriesOnly')}
          </label>
          <button type="submit">{t('apply')}</button> <a href={href('programs', locale)}>{t('clear')}</a>
        </form>
      </details>
      <h2 role="status">{t('count', { count: total })}</h2>
      {programs.length === 0 ? (
        <EmptyState title={t('none')}>
          <p>
            {t('noneHint')} <a href={href('programs', locale)}>{t('clear')}</a>
          </p>
        </EmptyState>
      ) : (
        <CardGrid>
          {programs.map((program, index) => (
            <ProgramCard key={program.id} program={program} priority={index < 3} />
          ))}
        </CardGrid>
      )}
      <Pagination
        page={filters.page}
        pages={pages}
        hrefOf={(number) => href('programs', locale, {}, addressQuery(filters, { page: number }))}
        labels={{
          navigation: shell('pages'),
          previous: shell('previous'),
          next: shell('next'),
          page: (number) => shell('page', { page: String(number) }),
        }}
      />
    </div>
  );
}
