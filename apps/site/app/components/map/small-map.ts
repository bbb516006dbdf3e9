import type { Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { getSmallMapUrl } from './map-files.ts';
import type { SmallMapView } from './SmallMap.tsx';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

interface MappedPlace {
  /** Of the map's feature, or of the event location. */
  id: string;
  title: string;
  /** The same place on the large map. */
  mapUrl: string;
}

/** The small map of a place, worded. */
export function describeSmallMap(
  { id, title, mapUrl }: MappedPlace,
  { locale, messages }: { locale: Locale; messages: Pick<Messages, 'smallMap' | 'map'> },
): SmallMapView {
  const t = createTranslator({ locale, messages, namespace: 'smallMap' });
  return {
    src: getSmallMapUrl(locale, id),
    alt: t('alt', { title }),
    mapUrl,
    copyright: messages.map.attribution,
    copyrightUrl: COPYRIGHT,
  };
}
