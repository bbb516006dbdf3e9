import type { EndpointAnswer, Event, Locale, MapFeature, Need, TopLocation } from '@liget/content-api';
import { getAmenityHours, isSuitable, type ParkAtInstant } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { formatOpening } from '../../components/opening-hours-text.ts';
import type { Messages } from '../../i18n/index.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { type NowRow, PLAIN_ROW } from './now-row.ts';
import type { WalkTo } from './walk-from.ts';

interface FormatContext {
  locale: Locale;
  messages: Messages;
  park: ParkAtInstant;
  isOtherDay: boolean;
  walkTo: WalkTo;
}

interface PlaceContext extends FormatContext {
  /** The events of the day, for which a closed place may be open. */
  events: readonly Event[];
}

export interface PlaceRows {
  open: NowRow[];
  closed: NowRow[];
  /** Places with an unknown opening state. */
  unknown: NowRow[];
}

/** The places by opening state, those that close first at the top. `balloonSlug`: the place with a row of its own for the balloon. */
export function toPlaceRows(places: readonly TopLocation[], balloonSlug: string | undefined, context: PlaceContext): PlaceRows {
  const { locale, messages, park, walkTo, events } = context;
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const placesWithStatus = places.flatMap((place) => {
    if (balloonSlug !== undefined && place.slugs.hu === balloonSlug) return [];
    const status = park.opening(place);
    const isOpen = status?.kind === 'open' || status?.kind === 'always';
    const row: NowRow = {
      ...PLAIN_ROW,
      key: `place-${place.id}`,
      url: href('topLocation', locale, { topLocation: place.slugs[locale] ?? place.slug }),
      title: place.title,
      lang: getItemLang(place, locale),
      mark: isOpen ? 'on' : status && status.kind !== 'unknown' ? 'off' : 'unknown',
      time: park.isOpenForEvent(place, events)
        ? messages.places.opening.forEvent
        : status?.kind === 'open'
          ? t('openUntil', { time: status.until })
          : status
            ? formatOpening(status, context)
            : t('hoursUnknown'),
      walk: walkTo([place.position.longitude, place.position.latitude]),
      note: isOpen ? place.admission || null : null,
      noteLang: getFieldLang(place, 'admission', locale),
      isStepFree: place.accessibility.includes('step_free'),
    };
    return [{ row, closes: status?.kind === 'open' ? status.until : '' }];
  });
  const filterMarked = (mark: NowRow['mark']) => placesWithStatus.filter(({ row }) => row.mark === mark);
  return {
    // A place that never closes ('') comes last.
    open: filterMarked('on')
      .toSorted((a, b) => Number(a.closes === '') - Number(b.closes === '') || a.closes.localeCompare(b.closes))
      .map(({ row }) => row),
    closed: filterMarked('off').map(({ row }) => row),
    unknown: filterMarked('unknown').map(({ row }) => row),
  };
}

const isRestroom = ({ properties }: MapFeature) => properties.kind === 'restroom';

/** The toilets of the map that are known to meet the needs, the nearest first. */
export function toRestroomRows(
  { features }: Pick<EndpointAnswer<'map'>, 'features'>,
  { locale, messages, park, isOtherDay, walkTo }: FormatContext,
  needs: readonly Need[] = [],
): NowRow[] {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  return features
    .filter((feature) => isRestroom(feature) && isSuitable(feature.properties, needs))
    .map((feature): NowRow => {
      const { id, geometry, properties } = feature;
      const { title, note, needs } = properties;
      const status = park.openingByHours(getAmenityHours(feature, features));
      const isOpen = status?.kind === 'open' || status?.kind === 'always';
      return {
        ...PLAIN_ROW,
        key: id,
        url: href('map', locale, {}, { place: id }),
        title,
        mark: isOpen ? 'on' : status && status.kind !== 'unknown' ? 'off' : 'unknown',
        time:
          status?.kind === 'open'
            ? t('openUntil', { time: status.until })
            : status
              ? formatOpening(status, { locale, messages, isOtherDay })
              : t('hoursUnknown'),
        walk: walkTo(geometry.coordinates),
        lang: getFieldLang(properties, 'title', locale),
        note,
        noteLang: getFieldLang(properties, 'note', locale),
        isStepFree: needs.includes('wheelchair'),
      };
    })
    .toSorted((a, b) => (a.walk ?? Number.POSITIVE_INFINITY) - (b.walk ?? Number.POSITIVE_INFINITY));
}
