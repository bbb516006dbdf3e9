import type { Locale, Pictogram, VisitorInformation } from '@liget/content-api';
import { keepTogether } from '@liget/ui/keep-together';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { parseVisitorTheme } from './visitor-theme.ts';

/** A page of visitor information for its sign. */
export interface VisitTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  theme: string;
  pictogram: Pictogram | null;
}

export function toVisitTeaser(item: VisitorInformation, locale: Locale): VisitTeaser {
  return {
    id: item.id,
    url: href('visitorInformationItem', locale, { visitorInformation: item.slugs[locale] ?? item.slug }),
    title: item.title,
    lang: getItemLang(item, locale),
    lead: keepTogether(item.lead),
    theme: parseVisitorTheme(item.theme),
    pictogram: item.pictogram,
  };
}
