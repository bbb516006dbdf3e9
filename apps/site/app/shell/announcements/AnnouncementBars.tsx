import type { PublicAnnouncement } from '@liget/content-api';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../Glyph.tsx';
import styles from './AnnouncementBars.module.css';
import { announcementStyles } from './announcements.ts';
import { dismiss } from './dismiss.ts';
import { marqueeStyle, useOverflow } from './use-marquee.ts';

/** One bar an announcement, stacked, above the header. */
export function AnnouncementBars({ announcements }: { announcements: PublicAnnouncement[] }) {
  const t = useTranslations('shell');
  const section = useRef<HTMLElement>(null);
  if (announcements.length === 0) return null;

  function onDismiss(id: number) {
    dismiss(announcements, id);
    // The focus would be lost with the button.
    const next = [...(section.current?.querySelectorAll('button') ?? [])].find((button) => button.checkVisibility());
    (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }

  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: announcementStyles(announcements) }} />
      <section id="announcements" ref={section} className={styles['bars']} aria-label={t('announcements')}>
        {announcements.map((announcement) => (
          <Bar key={announcement.id} announcement={announcement} onDismiss={() => onDismiss(announcement.id)} />
        ))}
      </section>
    </>
  );
}

function Bar({ announcement: { id, title, url }, onDismiss }: { announcement: PublicAnnouncement; onDismiss: () => void }) {
  const t = useTranslations('shell');
  const bar = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(bar);
  return (
    <div id={`announcement-${id}`} className={styles['bar']}>
      {/* With less motion the text stands still and can be moved by hand. */}
      <div
        ref={bar}
        className={styles['text']}
        {...(overflow > 0 ? { 'data-moving': '', tabIndex: 0, role: 'group', 'aria-label': title } : {})}
      >
        <p style={marqueeStyle(overflow)}>{url ? <a href={url}>{title}</a> : title}</p>
      </div>
      <button type="button" className={styles['dismiss']} aria-label={`${t('dismiss')}: ${title}`} onClick={onDismiss}>
        <Glyph of="close" />
      </button>
    </div>
  );
}
