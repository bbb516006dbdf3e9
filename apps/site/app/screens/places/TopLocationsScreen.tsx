import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { QueryNotices } from '../../components/lists/QueryNotices.tsx';
import { formatQueryNotices } from '../../components/lists/query-notices.server.ts';
import { NeedsRow } from '../../components/needs/needs-row.lazy.ts';
import { readTodaysEvents } from '../../content/todays-events.server.ts';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { readNeedsAndNoteUnknown, toNeedChips } from '../../lib/needs.ts';
import { href } from '../../lib/urls/href.ts';
import { createQueryReader } from '../../lib/urls/query-reader.ts';
import { toMosaic } from './mosaic.ts';
import { PlaceMosaic } from './PlaceMosaic.tsx';
import styles from './Places.module.css';
import { filterByNeeds, toPlaceTeaser } from './place.ts';

/** Number of places in the first screenful. */
const PRIORITY = 3;

export const loader = createScreenLoader('topLocations', async (args) => {
  const { data } = await args.content.mainList('topLocations');
  const [park, events] = await Promise.all([args.park(), readTodaysEvents(args)]);
  const query = createQueryReader(args.url.searchParams);
  const needs = readNeedsAndNoteUnknown(query);
  const teasers = filterByNeeds(data, needs).map((place) => toPlaceTeaser(place, { ...args, park, events }));
  return {
    page: await args.page({ narrowedTo: needs.map((need) => args.messages.needs[need]) }),
    view: args.drawing({
      notices: formatQueryNotices({ unused: query.unused }, args),
      needs: toNeedChips(needs, (query) => href('topLocations', args.locale, {}, query)),
      places: toMosaic(teasers, { leads: true }),
    }),
  };
});

type PlacesViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

export default function TopLocationsScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="places" value={view}>
      {(value) => <PlacesView view={value} page={page} />}
    </DrawnByServer>
  );
}

function PlacesView({ view, page }: { view: PlacesViewData; page: PageInfo }) {
  const shell = useTranslations('shell');
  const t = useTranslations('places');
  const { notices, needs, places } = view;
  return (
    <div className="wrap">
      <div className={styles.listHead}>
        <h1>{page.title}</h1>
        {page.description ? <p className="lead">{page.description}</p> : null}
        <p>
          <a className="button" href={href('map', page.locale)}>
            {shell('showOnMap')}
          </a>
        </p>
      </div>
      <QueryNotices texts={notices} />
      <div className={styles.filters}>
        <NeedsRow chips={needs} />
      </div>
      {places.length === 0 ? <p className="notice">{t('noneMeetsNeeds')}</p> : null}
      <PlaceMosaic places={places} level={2} priority={PRIORITY} />
    </div>
  );
}
