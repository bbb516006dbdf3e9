import { getScreen, type ItemScreenId, listStaticScreens, type StaticScreenId } from '@liget/content-api/screens';
import type { Choice } from '../basics.ts';
import { type Label, label } from '../labels.ts';

const NAMES: Partial<Record<StaticScreenId, Label>> = {
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

/** The editors' name of a page without items; its path if it has no name. */
export function getScreenName(screen: StaticScreenId): Label {
  return NAMES[screen] ?? label(getScreen(screen).hu, getScreen(screen).en);
}

/** The pages without items, by their Hungarian names. */
export const SCREEN_CHOICES: Choice[] = listStaticScreens()
  .map((value) => ({ value, label: getScreenName(value) }))
  .toSorted((one, other) => one.label.hu.localeCompare(other.label.hu, 'hu'));

/** The page that lists the items of a screen, or the nearest page above them. */
export function listAbove(screen: ItemScreenId): StaticScreenId {
  const { hu, en } = getScreen(screen);
  for (const [locale, path] of [
    ['hu', hu],
    ['en', en],
  ] as const) {
    const steps = path.split('/');
    for (let length = steps.length - 1; length > (locale === 'hu' ? 1 : 2); length -= 1) {
      const above = steps.slice(0, length).join('/');
      const screen = listStaticScreens().find((id) => getScreen(id)[locale] === above);
      if (screen) return screen;
    }
  }
  return 'home';
}
