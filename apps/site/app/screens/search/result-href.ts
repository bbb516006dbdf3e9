import type { Locale, SearchResult, Slugs } from '@liget/content-api';
import { href, hrefOf } from '../../lib/href.ts';
import type { ScreenId } from '../../route-table.ts';

type Target = SearchResult['target'];

/** Screens that show one item, with the name of its parameter. The content service calls two of them by another name. */
const ITEM_SCREENS = new Map<string, { screen: ScreenId; parameter: string }>([
  ['program', { screen: 'program', parameter: 'program' }],
  ['programSeries', { screen: 'programSeries', parameter: 'programSeries' }],
  ['topLocation', { screen: 'topLocation', parameter: 'topLocation' }],
  ['magazineArticle', { screen: 'magazineArticle', parameter: 'article' }],
  ['archiveArticle', { screen: 'archiveArticle', parameter: 'article' }],
  ['pressRelease', { screen: 'pressRelease', parameter: 'release' }],
  ['mediaCategory', { screen: 'mediaCategory', parameter: 'gallerycategory' }],
  ['visitorInformationItem', { screen: 'visitorInformationItem', parameter: 'visitorInformation' }],
  ['project', { screen: 'project', parameter: 'project' }],
  ['projectDetail', { screen: 'project', parameter: 'project' }],
  ['page', { screen: 'page', parameter: 'slug' }],
  ['publicInformationItem', { screen: 'publicInformationItem', parameter: 'data' }],
  ['career', { screen: 'career', parameter: 'position' }],
  ['careerPosition', { screen: 'career', parameter: 'position' }],
  ['partnerItem', { screen: 'partnerItem', parameter: 'partnerInfo' }],
]);

/** A product's pages lie on one segment with its slug (specification, section 2). */
const CUSTOMER_SERVICE = { hu: (slug: string) => `${slug}-ugyfelszolgalat`, en: (slug: string) => `${slug}-customer-service` } as const;

/** The slug in the language asked for, or the one there is while the translation is missing. */
function slugIn(slugs: Slugs | null, locale: Locale): string | null {
  return slugs?.[locale] ?? slugs?.hu ?? slugs?.en ?? null;
}

/** The address of a search result; `null` when the target is unknown or lacks a slug, so that the result is shown without a link. */
export function resultHref({ screen, slugs, parent }: Target, locale: Locale): string | null {
  if (screen === 'professionalDocuments') return href('professionalDocuments', locale);
  const slug = slugIn(slugs, locale);
  if (!slug) return null;
  if (screen === 'customerService') return href('page', locale, { slug: CUSTOMER_SERVICE[locale](slug) });
  if (screen === 'gallery') {
    const category = slugIn(parent, locale);
    return category ? href('gallery', locale, { gallerycategory: category, gallery: slug }) : null;
  }
  const item = ITEM_SCREENS.get(screen);
  return item ? hrefOf(item.screen, locale, { [item.parameter]: slug }) : null;
}
