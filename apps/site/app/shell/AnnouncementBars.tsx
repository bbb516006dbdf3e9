import type { PublicAnnouncement } from '@liget/content-api';
import { useTranslations } from 'use-intl';

export function AnnouncementBars({ announcements }: { announcements: PublicAnnouncement[] }) {
  const t = useTranslations('shell');
  if (announcements.length === 0) return null;
  return (
    <section className="announcements" aria-label={t('announcements')}>
      {announcements.map((announcement) => (
        <p key={announcement.id} className="announcement">
          {announcement.url ? <a href={announcement.url}>{announcement.title}</a> : announcement.title}
        </p>
      ))}
    </section>
  );
}
