import type { Locale, PublicAnnouncement } from '@liget/content-api';
import { useTranslations } from 'use-intl';
import { CLOSE, DOWN, IMPORTANT, PAUSE, PLAY, WARNING } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { buildAnnouncementStyles } from './early.ts';

export function BarList({ announcements, locale }: { announcements: PublicAnnouncement[]; locale: Locale }) {
  const t = useTranslations('shell');
  if (announcements.length === 0) return null;
  return (
    <>
      {/* React hoists it into the head. */}
      <style href={`announcements-${announcements.map(({ id }) => id).join('-')}`} precedence="announcements">
        {buildAnnouncementStyles(announcements)}
      </style>
      <section id="announcements" className="announcement-bars" aria-label={t('announcements')}>
        {announcements.map(({ id, title, language, url, severity = 'information' }, index) => (
          <div key={id} id={`announcement-${id}`} className="announcement-bar" data-severity={severity}>
            <div className="announcement-text" data-line="">
              <p>
                <span className="announcement-fold">
                  {severity === 'information' ? null : (
                    <strong>
                      <Glyph name={severity === 'warning' ? WARNING : IMPORTANT} />
                      {t('severity', { severity })}
                    </strong>
                  )}
                  <span className="announcement-title" lang={getItemLang({ language }, locale)}>
                    {url ? <a href={url}>{title}</a> : title}
                  </span>
                  <span className="announcement-more">
                    <Glyph name={DOWN} />
                  </span>
                </span>
              </p>
            </div>
            {/* Shown only while the text moves: WCAG 2.2.2 requires a way to stop it. */}
            <button
              type="button"
              className="announcement-button announcement-rest"
              aria-label={t('rest')}
              aria-pressed="false"
              data-rest=""
              hidden
            >
              <Glyph name={PAUSE} />
              <Glyph name={PLAY} />
            </button>
            <button
              type="button"
              className="announcement-button"
              aria-label={t('dismiss', { count: announcements.length, number: index + 1 })}
              data-dismiss={id}
            >
              <Glyph name={CLOSE} />
            </button>
          </div>
        ))}
      </section>
    </>
  );
}
