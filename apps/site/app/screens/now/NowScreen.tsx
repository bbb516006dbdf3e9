import '@liget/ui/picture.css';
import { useLoaderData } from 'react-router';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { loadNow } from './load-now.server.ts';
import { NowView } from './NowView.tsx';

export const loader = createScreenLoader('now', loadNow);

export default function NowScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="now" value={view}>
      {(value) => <NowView title={page.title} path={page.canonical} view={value} />}
    </DrawnByServer>
  );
}
