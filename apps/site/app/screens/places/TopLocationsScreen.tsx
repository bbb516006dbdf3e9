import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { EVERY_PLACE } from '../../content/park.server.ts';
import { screenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/href.ts';
import { toMosaic } from './mosaic.ts';
import { PlaceMosaic } from './PlaceMosaic.tsx';
import styles from './Places.module.css';
import { toPlaceTeaser } from './place.ts';

/** In the first screen. */
const PRIORITY = 3;

export const loader = screenLoader('topLocations', async (args) => {
  const { data } = await args.content.main('topLocations', EVERY_PLACE);
  const park = await args.park();
  const teasers = data.map((place) => toPlaceTeaser(place, args, park));
  return { page: await args.page(), places: toMosaic(teasers, { leads: true }) };
});

export default function TopLocationsScreen() {
  const shell = useTranslations('shell');
  const { page, places } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <div className={styles['listHead']}>
        <h1>{page.title}</h1>
        {page.description ? <p className="lead">{page.description}</p> : null}
        <p>
          <a className="button" href={href('map', page.locale)}>
            {shell('showOnMap')}
          </a>
        </p>
      </div>
      <PlaceMosaic places={places} level={2} priority={PRIORITY} />
    </div>
  );
}
