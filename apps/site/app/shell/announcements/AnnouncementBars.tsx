import { frameOf } from '../frame-data.ts';
import { Still } from '../Still.tsx';
import type { ShellData } from '../shell-data.server.ts';
import './announcement-bars.css';
import { BarList } from './BarList.tsx';
import { useBars } from './use-bars.ts';

/** One bar an announcement, stacked, above the header. */
export function AnnouncementBars({ data }: { data: ShellData }) {
  useBars(data.announcements);
  return (
    <Still id="announcement-bars" className="contents">
      {import.meta.env.SSR ? <BarList announcements={frameOf(data).announcements} /> : null}
    </Still>
  );
}
