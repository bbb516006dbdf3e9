import type { Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { getSmallMapUrl } from './map-files.ts';
import type { SmallMapView } from './SmallMap.tsx';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

interface MappedPlace {
  /** Id of the map feature or of the venue. */
  id: string;
  title: string;
  /** The URL of the large map with this place chosen. */
  mapUrl: string;
}

/** The props of a place's small map. */
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
