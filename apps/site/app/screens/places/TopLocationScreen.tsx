import { LightboxLinks } from '@liget/ui';
import { useLoaderData } from 'react-router';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { loadPlace } from './load-place.server.ts';
import { PlaceView } from './PlaceView.tsx';

export const loader = createScreenLoader('topLocation', loadPlace);

export default function TopLocationScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <>
      <LightboxLinks />
      <DrawnByServer id="place" value={view}>
        {(value) => <PlaceView view={value} locale={page.locale} />}
      </DrawnByServer>
    </>
  );
}
