import type { PublicAnnouncement } from '@liget/content-api';
import { Still } from '../Still.tsx';
import './announcement-bars.css';
import { BarList } from './BarList.tsx';
import { useBars } from './use-bars.ts';

/** One bar an announcement, stacked, above the header. */
export function AnnouncementBars({ announcements }: { announcements: PublicAnnouncement[] }) {
  useBars(announcements);
  return (
    <Still id="announcement-bars" className="contents">
      {import.meta.env.SSR ? <BarList announcements={announcements} /> : null}
    </Still>
  );
}
