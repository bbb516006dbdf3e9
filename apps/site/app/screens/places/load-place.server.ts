import { getPlaceId } from '@liget/content-api/map-ids';
import type { ParkAtInstant } from '@liget/park';
import { getBalloonMessageKey } from '../../components/balloon-words.ts';
import { describeSmallMap } from '../../components/map/small-map.ts';
import { toSectionViews } from '../../components/sections/section-view.ts';
import { readTodaysEvents } from '../../content/todays-events.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { formatClockTime, formatLongDate } from '../../lib/dates.ts';
import { getImage } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getFieldLang, getFieldLangs } from '../../lib/language/field-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { toProjectLinks } from '../../lib/urls/project-links.ts';
import type { BalloonView } from './balloon/BalloonSchedule.tsx';
import { listBalloonDays } from './balloon/balloon-days.ts';
import { listExceptions, listWeekHours } from './opening-hours/week.ts';
import { getContactLinks, toPlaceTeaser } from './place.ts';
import { placeJsonLd } from './place-json-ld.ts';
import { toPlaceProgram } from './programs/place-programs.ts';
import { findRoutesFromMetro } from './route-from-metro/route-from-metro.ts';

const PROGRAMS = 6;

async function loadBalloon(
  { content, locale, now, messages }: ScreenArguments,
  { balloon: state }: ParkAtInstant,
): Promise<BalloonView | null> {
  const balloon = await content.optional('balloon');
  if (!balloon || !state) return null;
  const { note, updated_at } = balloon;
  const { outdated, uncertain, closed } = messages.places.balloon.slots;
  /** How reliable the announced slots are. */
  const hint = { unknown: outdated, uncertain, grounded: closed, flying: null, today: null, private: null, not_today: null }[state.kind];
  return {
    text: messages.shell[getBalloonMessageKey(state)],
    note: state.kind === 'unknown' ? null : note,
    noteLang: getFieldLang(balloon, 'note', locale),
    hint,
    updated: `${formatLongDate(updated_at, locale)} ${formatClockTime(updated_at, locale)}`,
    days: listBalloonDays(balloon, locale, now),
  };
}

/** The data of a place's page, with texts. */
export async function loadPlace(args: ScreenArguments) {
  const { locale, params, now, content, messages, page, publicOrigin, drawing } = args;
  const { data: place } = await content.main('topLocation', { slug: params['topLocation'] });
  const description = await page({
    title: place.title,
    description: place.lead,
    image: getImage(place.media, 'lead'),
    item: { parameter: 'topLocation', slugs: place.slugs, language: place.language },
    trail: [{ title: messages.shell.topLocations, url: href('topLocations', locale) }],
  });
  const park = await args.park();
  const location = place.event_location?.slug;
  const [map, baseMap, programs, events, balloon] = await Promise.all([
    content.optional('map'),
    content.optional('baseMap'),
    location ? content.optional('events', { query: { location: [location], limit: PROGRAMS } }) : null,
    readTodaysEvents(args),
    place.sections.some((section) => section.kind === 'balloon_schedule') ? loadBalloon(args, park) : null,
  ]);
  const teaser = toPlaceTeaser(place, { ...args, park, events });
  const id = getPlaceId(place);
  const mapUrl = href('map', locale, {}, { place: id });
  const onMap = baseMap !== null && (map?.features.some((feature) => feature.id === id) ?? false);
  return {
    page: description,
    view: drawing({
      head: {
        title: place.title,
        lead: place.lead,
        langs: getFieldLangs(place, ['lead', 'address', 'hours_note', 'admission'], locale),
        image: cropImage(getImage(place.media, 'lead'), 'portrait'),
        status: teaser.hours,
        isOpen: teaser.isOpen,
        week: listWeekHours(place, now, locale, park.opening(place)),
        exceptions: listExceptions(place, now, locale),
        hoursNote: place.hours_note,
        address: place.address,
        admission: place.admission,
        ticketUrl: place.ticket_url,
        links: [{ text: messages.places.onMap, url: mapUrl }, ...getContactLinks(place)],
        accessibility: place.accessibility,
      },
      sections: toSectionViews(place.sections, { ...args, language: place.language }),
      balloon,
      fromMetro: map && baseMap && findRoutesFromMetro({ id, map, baseMap, locale, messages }),
      smallMap: onMap ? describeSmallMap({ id, title: place.title, mapUrl }, { locale, messages }) : null,
      programs: programs?.data.flatMap((event) => toPlaceProgram(event, place.slugs.hu ?? place.slug, args) ?? []) ?? null,
      moreUrl: programs?.data.length === 0 ? href('programs', locale) : location ? href('programs', locale, {}, { location }) : null,
      projects: toProjectLinks(place.projects, locale),
      jsonLd: placeJsonLd(place, publicOrigin, now),
    }),
  };
}

export type PlaceViewData = NonNullable<Awaited<ReturnType<typeof loadPlace>>['view']['value']>;
