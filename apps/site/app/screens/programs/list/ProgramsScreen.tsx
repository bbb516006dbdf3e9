import '@liget/ui/balloon.css';
import '@liget/ui/empty-state.css';
import '@liget/ui/pagination.css';
import '@liget/ui/picture.css';
import { PageTitle } from '@liget/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../../components/islands/DrawnByServer.tsx';
import { hydrateOnInteractionWithin, optionalIsland } from '../../../components/islands/islands.tsx';
import { createScreenLoader } from '../../../layout/loaders/screen-loader.server.ts';
import { href } from '../../../lib/urls/href.ts';
import '../../../components/needs/NeedsRow.module.css';
import '../../../components/sections/signs/Sign.module.css';
import './dates/Dates.module.css';
import '../EventCard.module.css';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { toUrlQuery } from '../filters/filter-queries.ts';
import { changeFilters } from '../filters/filters.ts';
import { useProgramFilters } from '../filters/use-program-filters.ts';
import './Programs.module.css';
import styles from './ProgramsScreen.module.css';
import { loadPrograms } from './programs-list.server.ts';
import { ResultsHead } from './ResultsHead.tsx';

const AgendaList = hydrateOnInteractionWithin(() => import('./AgendaList.tsx').then((module) => module.AgendaList));
const RovingTabIndex = optionalIsland(() => import('./dates/RovingTabIndex.tsx').then((module) => module.RovingTabIndex));
const DayRibbon = hydrateOnInteractionWithin(() => import('./dates/DayRibbon.tsx').then((module) => module.DayRibbon));
const NoResults = hydrateOnInteractionWithin(() => import('./NoResults.tsx').then((module) => module.NoResults));
const QuickDates = hydrateOnInteractionWithin(() => import('./dates/QuickDates.tsx').then((module) => module.QuickDates));
const Pages = hydrateOnInteractionWithin(() => import('./Pagination.tsx').then((module) => module.Pages));
const LinkedCalendar = optionalIsland(() =>
  import('../../../components/calendar/LinkedCalendar.tsx').then((module) => module.LinkedCalendar),
);
const SubscribeBox = hydrateOnInteractionWithin(() => import('./subscriptions/SubscribeBox.tsx').then((module) => module.SubscribeBox));

export const loader = createScreenLoader('programs', loadPrograms);

export default function ProgramsScreen() {
  const t = useTranslations('programs');
  const data = useLoaderData<typeof loader>();
  const { page, path, filters, notices } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, isBusy, onChange, onDays, screen, goTo } = useProgramFilters(path, filters);
  const [isPanelHidden, setIsPanelHidden] = useState(false);
  const hasLostFocus = useRef(false);
  const { from, to } = filters;
  // The same object while the days are unchanged; otherwise the calendar would restart with each render.
  const range = useMemo(() => (from && to ? { from, to } : undefined), [from, to]);
  const state = JSON.stringify(filters);
  // The pressed chip disappears with its filter, so the focus moves to the results.
  useEffect(() => {
    if (!hasLostFocus.current || !state) return;
    hasLostFocus.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div ref={screen} className={`wrap ${styles.screen}`}>
      <PageTitle title={page.title} lead={page.description} />
      {/* Like `QueryNotices`, whose file would be more to load than these lines. */}
      {notices.map((notice) => (
        <p key={notice} className="notice" role="note">
          {notice}
        </p>
      ))}
      <DrawnByServer id="quick-dates" value={data.quickDates}>
        {(value) => <QuickDates {...value} />}
      </DrawnByServer>
      <LinkedCalendar
        locale={page.locale}
        path={path}
        today={data.today}
        range={range}
        onSelect={(days) => goTo(href('programs', page.locale, {}, toUrlQuery(changeFilters(filters, days))))}
      />
      <DrawnByServer id="ribbon" value={data.ribbon}>
        {(days) => <DayRibbon days={days} />}
      </DrawnByServer>
      <div className={styles.columns} data-wide={isPanelHidden || undefined}>
        <FilterPanel
          data={data}
          filters={shown}
          isHidden={isPanelHidden}
          onChange={onChange}
          onDays={onDays}
          onShowResults={() => heading.current?.focus()}
        />
        <div className={styles.results} aria-busy={isBusy}>
          <ResultsHead
            data={data}
            heading={heading}
            isPanelHidden={isPanelHidden}
            onTogglePanel={() => setIsPanelHidden(!isPanelHidden)}
            onRemove={() => {
              hasLostFocus.current = true;
            }}
          />
          <DrawnByServer id="list" value={data.list}>
            {(value) => (value.isEmpty ? <NoResults list={value} clearUrl={data.clearUrl} /> : <AgendaList {...value} />)}
          </DrawnByServer>
          <DrawnByServer id="pages" value={data.pages}>
            {(value) => <Pages {...value} />}
          </DrawnByServer>
          <DrawnByServer id="subscriptions" value={data.subscriptions}>
            {(value) => <SubscribeBox subscriptions={value} />}
          </DrawnByServer>
        </div>
      </div>
      <RovingTabIndex within={screen} />
      <link rel="alternate" type="application/atom+xml" href={data.atom} title={t('feed')} />
    </div>
  );
}
