import type { ImageValue, Locale, TopLocation } from '@liget/content-api';
import { isOpen, type OpeningStatus, type ParkAtInstant, startOf, weekdayOf } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import { dayAndWeekday } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import type { Messages } from '../../messages/index.ts';

/** A place as a list shows it, already worded. */
export interface PlaceTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  image: ImageValue | null;
  /** Is it open at the time of asking, in words; `null` when it has no hours. */
  hours: string | null;
  isOpen: boolean;
}

/** What wording needs; a loader's own arguments fit. */
export interface Wording {
  locale: Locale;
  now: Temporal.Instant;
  messages: Messages;
}

/** Within a week the weekday says which day it is. */
const WEEK = 7;

export function openingText(status: OpeningStatus, { locale, messages }: Pick<Wording, 'locale' | 'messages'>): string {
  const t = createTranslator({ locale, messages, namespace: 'places.opening' });
  if (status.kind === 'always') return t('always');
  if (status.kind === 'open') return t('open', { time: status.until });
  if (status.kind === 'opens') return t('opens', { time: status.at });
  const state = status.wasOpen ? t('closedNow') : t('closedToday');
  const { next } = status;
  if (!next) return state;
  const date = Temporal.PlainDate.from(next.day);
  const day =
    next.inDays === 1 ? t('tomorrow') : next.inDays < WEEK ? t(`on.${weekdayOf(date)}`) : dayAndWeekday(startOf(date).toString(), locale);
  return t('next', { state, day, time: next.at });
}

export function toPlaceTeaser(place: TopLocation, wording: Pick<Wording, 'locale' | 'messages'>, park: ParkAtInstant): PlaceTeaser {
  const { locale } = wording;
  const status = park.opening(place);
  return {
    id: place.id,
    url: href('topLocation', locale, { topLocation: place.slugs[locale] ?? place.slug }),
    title: place.title,
    lead: place.lead,
    image: imageOf(place.media, 'lead') ?? null,
    hours: status ? openingText(status, wording) : null,
    isOpen: isOpen(status),
  };
}
