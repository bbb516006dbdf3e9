import type { MapFeature, TopLocation } from '@liget/content-api';
import { formatClock, listOpeningSpans, toParkDay } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { formatPlaceOpening } from '../../components/opening-hours-text.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { type NowAnswers, readNow, selectShortList } from '../now/index.server.ts';
import type { LiveTile, PlaceToday } from './VisitNow.tsx';

const listMetroNames = (features: readonly MapFeature[]) =>
  features.filter(({ properties }) => properties.kind === 'metro').map(({ properties }) => properties.title);

function toNextEventTile({ programs }: NowAnswers, title: string): LiveTile | null {
  const [next] = selectShortList({ on: [], soon: [...programs.soon, ...programs.later] }, { open: [], closed: [] });
  return next ? { name: 'next', mark: 'soon', title, text: next.time, event: { title: next.title, lang: next.lang }, url: next.url } : null;
}

function toRestroomTile({ restrooms }: NowAnswers, { locale, messages }: ScreenArguments): LiveTile | null {
  const [restroom] = restrooms.toSorted((a, b) => Number(b.mark === 'on') - Number(a.mark === 'on'));
  if (!restroom) return null;
  const { mark, time, walk, url } = restroom;
  const walkText = walk === null ? null : createTranslator({ locale, messages, namespace: 'now' })('walkFromMetro', { minutes: walk });
  return { name: 'restroom', mark, title: messages.visit.live.restroom, text: [time, walkText].filter(Boolean).join(' · '), url };
}

function toMetroTile({ starts }: NowAnswers, { locale, messages }: ScreenArguments): LiveTile | null {
  // No break after the number of the metro line: 'M1 Hősök tere'.
  const text = listMetroNames(starts)
    .join(', ')
    .replaceAll(/(M\d) /g, '$1\u00a0');
  return text
    ? { name: 'metro', mark: 'soon', title: messages.visit.live.metro, text, url: href('map', locale, {}, { kind: 'metro' }) }
    : null;
}

function toLiveTiles(answers: NowAnswers, args: ScreenArguments): LiveTile[] {
  const { locale, messages } = args;
  const { balloon } = answers;
  const tiles: (LiveTile | null)[] = [
    { name: 'park', mark: 'on', title: messages.visit.live.park, text: messages.visit.live.parkHours, url: href('map', locale) },
    balloon && { name: 'balloon', mark: balloon.mark, title: messages.visit.live.balloon, text: balloon.title, url: balloon.url },
    toNextEventTile(answers, messages.visit.live.next),
    toRestroomTile(answers, args),
    toMetroTile(answers, args),
  ];
  return tiles.filter((tile) => tile !== null);
}

/** The hours of a place today, and whether it is open. */
function toPlaceToday(place: TopLocation, { park, events }: NowAnswers, { locale, messages, now }: ScreenArguments): PlaceToday {
  const status = park.opening(place);
  const isOpen = status?.kind === 'open' || status?.kind === 'always';
  const spans = listOpeningSpans(place, toParkDay(now)).map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`);
  // A place that is closed for the rest of the day shows when it opens again, and not its past hours.
  const isToday = status?.kind === 'open' || status?.kind === 'opens';
  const opening = formatPlaceOpening(place, { locale, messages, park, events }) ?? messages.now.hoursUnknown;
  return {
    id: place.id,
    title: place.title,
    lang: getItemLang(place, locale),
    url: href('topLocation', locale, { topLocation: place.slugs[locale] ?? place.slug }),
    text: isToday && spans.length > 0 ? spans.join(', ') : opening,
    mark: status === null || status.kind === 'unknown' ? 'unknown' : isOpen ? 'on' : 'off',
  };
}

/**
 * Live answers for visitors who set out now: the park, the balloon, the next event, toilets, the metro; and the hours of all places today.
 */
export async function loadVisitNow(args: ScreenArguments): Promise<{ tiles: LiveTile[]; hours: PlaceToday[] }> {
  const [answers, places] = await Promise.all([
    readNow(args, { at: args.now, from: null, needs: [] }),
    args.content.optionalList('topLocations'),
  ]);
  return { tiles: toLiveTiles(answers, args), hours: (places?.data ?? []).map((place) => toPlaceToday(place, answers, args)) };
}
