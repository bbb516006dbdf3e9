import type { MapFeature } from '@liget/content-api';
import { formatClock, listOpeningSpans, toParkDay } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { formatPlaceOpening } from '../../components/opening-hours-text.ts';
import { ALL_PLACES } from '../../content/park.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { readNow, selectShortList } from '../now/index.server.ts';
import type { LiveTile, PlaceToday } from './VisitNow.tsx';

const listMetroNames = (features: readonly MapFeature[]) =>
  features.filter(({ properties }) => properties.kind === 'metro').map(({ properties }) => properties.title);

/**
 * Live answers for visitors who set out now: the park, the balloon, the next event, toilets, the metro; and the hours of all places today.
 */
export async function loadVisitNow(args: ScreenArguments): Promise<{ tiles: LiveTile[]; hours: PlaceToday[] }> {
  const { locale, messages, now, content } = args;
  const t = createTranslator({ locale, messages, namespace: 'visit' });
  const translate = createTranslator({ locale, messages, namespace: 'now' });
  const [answers, places] = await Promise.all([
    readNow(args, { at: now, from: null, needs: [] }),
    content.optional('topLocations', ALL_PLACES),
  ]);
  const { park, programs, balloon, restrooms, starts } = answers;
  const [next] = selectShortList({ on: [], soon: [...programs.soon, ...programs.later] }, { open: [], closed: [] });
  const [restroom] = restrooms.toSorted((a, b) => Number(b.mark === 'on') - Number(a.mark === 'on'));
  const metro = listMetroNames(starts);
  const tiles: LiveTile[] = [
    { name: 'park', mark: 'on', title: t('live.park'), text: t('live.parkHours'), url: href('map', locale) },
    ...(balloon ? [{ name: 'balloon', mark: balloon.mark, title: t('live.balloon'), text: balloon.title, url: balloon.url }] : []),
    ...(next
      ? [
          {
            name: 'next',
            mark: 'soon' as const,
            title: t('live.next'),
            text: next.time,
            event: { title: next.title, lang: next.lang },
            url: next.url,
          },
        ]
      : []),
    ...(restroom
      ? [
          {
            name: 'restroom',
            mark: restroom.mark,
            title: t('live.restroom'),
            text: [restroom.time, restroom.walk === null ? null : translate('walkFromMetro', { minutes: restroom.walk })]
              .filter(Boolean)
              .join(' · '),
            url: restroom.url,
          },
        ]
      : []),
    ...(metro.length > 0
      ? [
          {
            name: 'metro',
            mark: 'soon' as const,
            title: t('live.metro'),
            text: metro.join(', '),
            url: href('map', locale, {}, { kind: 'metro' }),
          },
        ]
      : []),
  ];
  const context = { locale, messages, park, events: answers.events };
  const hours = (places?.data ?? []).map((place): PlaceToday => {
    const status = park.opening(place);
    const isOpen = status?.kind === 'open' || status?.kind === 'always';
    const spans = listOpeningSpans(place, toParkDay(now)).map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`);
    // A place that is closed for the rest of the day shows when it opens again, and not its past hours.
    const isToday = status?.kind === 'open' || status?.kind === 'opens';
    return {
      id: place.id,
      title: place.title,
      lang: getItemLang(place, locale),
      url: href('topLocation', locale, { topLocation: place.slugs[locale] ?? place.slug }),
      text: isToday && spans.length > 0 ? spans.join(', ') : (formatPlaceOpening(place, context) ?? translate('hoursUnknown')),
      mark: status === null || status.kind === 'unknown' ? 'unknown' : isOpen ? 'on' : 'off',
    };
  });
  return { tiles, hours };
}
