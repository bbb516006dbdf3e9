import type { Locale, MenuItem, PublicAnnouncement, SiteSettings } from '@liget/content-api';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../content/context.ts';
import { budapestDay, ZONE } from '../lib/clock.ts';
import { weekendOf } from '../lib/dates.ts';
import { href, localeOfPath } from '../lib/href.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { loadEssentials } from './essentials.server.ts';

interface NamedLink {
  title: string;
  url: string;
}

/** What the shell shows on every page, already worded and addressed: small, because it travels with each page. */
export interface ShellData {
  locale: Locale;
  announcements: PublicAnnouncement[];
  programLinks: NamedLink[];
  todayUrl: string;
  weekendUrl: string;
  featured: NamedLink[];
  topLocations: NamedLink[];
  zones: Record<string, MenuItem[]>;
  balloon: { isUp: boolean; note: string | null; scheduleUrl: string } | null;
  settings: Omit<SiteSettings, 'privacy_policy'> | null;
  year: number;
  /** What the shell's own components say. */
  texts: Pick<Messages, 'shell'>;
  publicOrigin: string;
  indexable: boolean;
}

const BALLOON_SLUG = { hu: 'ballon-kilato', en: 'balloon-fly' } as const;
/** Specification, section 2: the header's panels. */
const FEATURED_PROGRAMS = 3;
const LOCATION_CARDS = 10;

export async function shellLoader({ context, url }: LoaderFunctionArgs): Promise<ShellData> {
  const request = context.get(requestContext);
  const locale = localeOfPath(url.pathname);
  const essentials = await loadEssentials(request, locale);
  const today = budapestDay(request.now);
  const weekend = weekendOf(request.now);
  const { privacy_policy: _, ...settings } = essentials.settings ?? { privacy_policy: null };
  return {
    locale,
    announcements: essentials.announcements,
    programLinks: essentials.categories.map((category) => ({
      title: category.name,
      url: href('programs', locale, {}, { category: category.slug }),
    })),
    todayUrl: href('programs', locale, {}, { from: today, to: today }),
    weekendUrl: href('programs', locale, {}, weekend),
    featured: essentials.highlightedEvents.slice(0, FEATURED_PROGRAMS).map((event) => ({ title: event.name, url: event.url })),
    topLocations: essentials.topLocations
      .slice(0, LOCATION_CARDS)
      .map((place) => ({ title: place.title, url: href('topLocation', locale, { topLocation: place.slug }) })),
    zones: Object.fromEntries(essentials.menus.map((zone) => [zone.name, zone.menus])),
    balloon: essentials.balloon && {
      isUp: essentials.balloon.balloon_is_up === 1,
      note: essentials.balloon.note,
      scheduleUrl: `${href('topLocation', locale, { topLocation: BALLOON_SLUG[locale] })}#schedule`,
    },
    settings: essentials.settings ? (settings as Omit<SiteSettings, 'privacy_policy'>) : null,
    year: request.now.toZonedDateTimeISO(ZONE).year,
    texts: { shell: messagesOf(locale, request.translations[locale]).shell },
    publicOrigin: request.publicOrigin,
    indexable: request.indexable,
  };
}
