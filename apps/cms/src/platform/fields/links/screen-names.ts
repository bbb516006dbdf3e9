import type { ItemScreenId, StaticScreenId } from '@liget/content-api/screens';
import { type Label, label } from '../labels.ts';

/** The editors' names of the pages without items. */
export const STATIC_SCREEN_NAMES: Readonly<Record<StaticScreenId, Label>> = {
  home: label('Főoldal', 'Home'),
  now: label('Most a Ligetben', 'Now in the park'),
  projects: label('A Liget Projekt', 'The Liget project'),
  projectReview: label('A Liget Projekt első 10 éve', 'Our first 10 years'),
  swiper: label('A projekt képekben', 'The project in pictures'),
  privacyPolicy: label('Adatvédelem', 'Privacy policy'),
  archive: label('Archívum', 'Archive'),
  newsletter: label('Hírlevél-feliratkozás', 'Newsletter'),
  careers: label('Karrier', 'Careers'),
  defectReport: label('Hibabejelentés', 'Report a problem'),
  search: label('Kereső', 'Search'),
  publicInformation: label('Közérdekű adatok', 'Public information'),
  visitorInformation: label('Látogatói információk', 'Visitor information'),
  magazine: label('Magazin', 'Magazine'),
  press: label('Sajtó', 'Press'),
  mediaLibrary: label('Médiatár', 'Media library'),
  professionalDocuments: label('Szakmai anyagok', 'Professional documents'),
  map: label('Térkép', 'Map'),
  businessPartners: label('Üzleti partnereinknek', 'For business partners'),
  programs: label('Programok', 'Events'),
  programSeriesList: label('Programsorozatok', 'Event series'),
  topLocations: label('Top helyek', 'Top locations'),
};

/** The editors' names of pages that show one item each. */
export const ITEM_SCREEN_NAMES: Readonly<Record<ItemScreenId, Label>> = {
  project: label('Projektek oldalai', 'Pages of projects'),
  archiveArticle: label('Archív cikkek oldalai', 'Pages of archive articles'),
  career: label('Állások oldalai', 'Pages of positions'),
  publicInformationItem: label('Közérdekű adatok oldalai', 'Pages of public information'),
  visitorInformationItem: label('Látogatói információk oldalai', 'Pages of visitor information'),
  magazineArticle: label('Magazincikkek oldalai', 'Pages of articles'),
  pressRelease: label('Sajtóközlemények oldalai', 'Pages of press releases'),
  mediaCategory: label('Galériatémák oldalai', 'Pages of gallery categories'),
  gallery: label('Képgalériák oldalai', 'Pages of galleries'),
  partnerItem: label('Üzleti partnereknek szóló oldalak', 'Pages for business partners'),
  program: label('Programok oldalai', 'Pages of events'),
  programSeries: label('Programsorozatok oldalai', 'Pages of event series'),
  topLocation: label('Top helyek oldalai', 'Pages of top locations'),
  page: label('Oldalak és ügyfélszolgálati oldalak', 'Pages, and those of customer service'),
};
