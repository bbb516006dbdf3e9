import { useTranslations } from 'use-intl';
import { CLOCK, MAP, SEARCH, TOILET } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { href } from '../../lib/urls/href.ts';
import type { FrameData } from '../loaders/frame-data.ts';

/** The phone's bottom bar: now, map, nearest toilet, search. Plain links, rendered by the server only. */
export function ThumbBar({ locale }: Pick<FrameData, 'locale'>) {
  const t = useTranslations('shell');
  const links = [
    { url: href('now', locale), icon: CLOCK, title: t('thumb.now') },
    { url: href('map', locale), icon: MAP, title: t('map') },
    { url: href('map', locale, {}, { kind: 'restroom' }), icon: TOILET, title: t('thumb.restroom') },
    { url: href('search', locale), icon: SEARCH, title: t('search') },
  ];
  return (
    <nav className="thumb-bar" aria-label={t('thumb.label')}>
      <ul>
        {links.map(({ url, icon, title }) => (
          <li key={url}>
            <a href={url}>
              <Glyph name={icon} /> {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
