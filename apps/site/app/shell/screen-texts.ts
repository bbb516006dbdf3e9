import type { Messages } from '../messages/index.ts';
import type { ScreenId } from '../route-table.ts';

export type Texts = Partial<Messages>;

/** Which parts of the catalogue a screen's components speak with; they travel with the page, so that no browser loads a whole catalogue. */
const PARTS: Record<ScreenId, readonly (keyof Messages)[]> = {
  home: ['home', 'programs'],
  projects: ['projects'],
  projectReview: ['projects'],
  swiper: ['projects'],
  project: ['projects'],
  privacyPolicy: ['pages'],
  archive: ['archive'],
  archiveArticle: ['archive', 'articles'],
  newsletter: ['newsletter', 'forms'],
  careers: ['careers'],
  career: ['careers'],
  search: ['search'],
  publicInformation: ['publicData'],
  publicInformationItem: ['publicData', 'pages'],
  visitorInformation: ['visit', 'signs'],
  visitorInformationItem: ['visit', 'signs', 'pages'],
  magazine: ['magazine'],
  magazineArticle: ['magazine', 'articles'],
  magazinePreview: ['magazine', 'articles'],
  press: ['press'],
  mediaLibrary: ['press'],
  mediaCategory: ['press'],
  gallery: ['press'],
  pressRelease: ['press', 'articles'],
  professionalDocuments: ['documents', 'pages'],
  map: ['map', 'signs'],
  businessPartners: ['partners'],
  partnerItem: ['partners', 'pages'],
  programs: ['programs', 'calendar'],
  programPreview: ['programs'],
  program: ['programs'],
  programSeriesList: ['programs'],
  programSeries: ['programs'],
  topLocations: ['places'],
  topLocation: ['places', 'programs'],
  page: ['pages', 'customerService', 'forms'],
};

export function textsOf(screen: ScreenId, messages: Messages): Texts {
  return Object.fromEntries(PARTS[screen].map((part) => [part, messages[part]]));
}
