import type { ImageValue, Locale, Need, TopLocation, TopLocationDetail } from '@liget/content-api';
import { isOpen, meetsNeeds } from '@liget/park';
import { formatPlaceOpening, type PlaceFormatContext } from '../../components/opening-hours-text.ts';
import type { Messages } from '../../i18n/index.ts';
import { getImage } from '../../lib/images/image.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { getPhoneUrl } from '../../lib/urls/phone-url.ts';

/** A place for lists, with its texts. */
export interface PlaceTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  image: ImageValue | null;
  /** The current opening state as text; `null` without hours. */
  hours: string | null;
  /** `null` if unknown. */
  isOpen: boolean | null;
}

/** The context of texts; a loader's arguments fit. */
export interface FormatContext {
  locale: Locale;
  now: Temporal.Instant;
  messages: Messages;
}

/** The places that are known to meet all of these needs. */
export const filterByNeeds = (places: readonly TopLocation[], needs: readonly Need[]): TopLocation[] =>
  places.filter((place) => meetsNeeds(place, needs));

/** Links to the telephone and to the website, named by its host. */
export const getContactLinks = ({ phone, website }: Pick<TopLocationDetail, 'phone' | 'website'>): { text: string; url: string }[] => [
  ...(phone ? [{ text: phone, url: getPhoneUrl(phone) }] : []),
  ...(website ? [{ text: URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website, url: website }] : []),
];

export function toPlaceTeaser(place: TopLocation, context: PlaceFormatContext): PlaceTeaser {
  const { locale, park } = context;
  const status = park.opening(place);
  return {
    id: place.id,
    url: href('topLocation', locale, { topLocation: place.slugs[locale] ?? place.slug }),
    title: place.title,
    lang: getItemLang(place, locale),
    lead: place.lead,
    image: getImage(place.media, 'lead') ?? null,
    hours: formatPlaceOpening(place, context),
    isOpen: status?.kind === 'unknown' ? null : isOpen(status),
  };
}
