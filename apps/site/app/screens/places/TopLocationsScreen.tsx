import { CardGrid, PageTitle } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../lib/href.ts';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { toPlaceTeaser } from './place.ts';

/** All of them: there are a dozen. */
const LIMIT = 100;

export const loader = screenLoader('topLocations', async (args) => {
  const { data } = await args.content.main('topLocations', { query: { limit: LIMIT } });
  return { page: await args.page(), places: data.map((place) => toPlaceTeaser(place, args)) };
});

export default function TopLocationsScreen() {
  const shell = useTranslations('shell');
  const { page, places } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} lead={page.description} />
      <p>
        <a className="button" href={href('map', page.locale)}>
          {shell('showOnMap')}
        </a>
      </p>
      <CardGrid>
        {places.map((place, index) => (
          <PlaceCard key={place.id} place={place} level={2} priority={index < 3} />
        ))}
      </CardGrid>
    </div>
  );
}
