import { ServerOnly } from '../../components/islands/ServerOnly.tsx';
import { getFrameData } from '../loaders/frame-data.ts';
import type { ShellData } from '../loaders/shell-data.server.ts';
import './announcement-bars.css';
import { BarList } from './BarList.tsx';
import { useBars } from './use-bars.ts';

/** The announcements above the header, one bar each. */
export function AnnouncementBars({ data }: { data: ShellData }) {
  useBars(data.announcements);
  return (
    <ServerOnly id="announcement-bars" className="contents">
      {import.meta.env.SSR ? <BarList announcements={getFrameData(data).announcements} locale={data.locale} /> : null}
    </ServerOnly>
  );
}
