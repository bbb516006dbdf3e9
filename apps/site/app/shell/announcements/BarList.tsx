import type { PublicAnnouncement } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { CLOSE } from '../drawings.ts';
import { Glyph } from '../Glyph.tsx';
import { announcementStyles } from './early.ts';

export function BarList({ announcements }: { announcements: PublicAnnouncement[] }) {
  const t = useTranslations('shell');
  if (announcements.length === 0) return null;
  return (
    <>
      {/* React moves it to the head, where a page's styles belong. */}
      <style href={`announcements-${announcements.map(({ id }) => id).join('-')}`} precedence="announcements">
        {announcementStyles(announcements)}
      </style>
      <section id="announcements" className="announcement-bars" aria-label={t('announcements')}>
        {announcements.map(({ id, title, url }) => (
          <div key={id} id={`announcement-${id}`} className="announcement-bar">
            <div className="announcement-text" data-line="">
              <p>{url ? <a href={url}>{title}</a> : title}</p>
            </div>
            <button type="button" className="announcement-dismiss" aria-label={`${t('dismiss')}: ${title}`} data-dismiss={id}>
              <Glyph of={CLOSE} />
            </button>
          </div>
        ))}
      </section>
    </>
  );
}
