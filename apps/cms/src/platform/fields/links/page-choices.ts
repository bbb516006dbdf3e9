import type { StaticImageKey } from '@liget/content-api';
import { getScreen, listStaticScreens, type ScreenId, screens } from '@liget/content-api/screens';
import { type Choice, choice } from '../basics.ts';
import { type Label, label } from '../labels.ts';
import { getScreenName } from './screen-choices.ts';

/** Pages that show one item each: their metadata applies to items that have none. */
const OF_ITEMS: Partial<Record<ScreenId, Label>> = {
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

/** Pages for one visitor. */
const OF_ONE: readonly ScreenId[] = ['case', 'newsletterStep'];

function getName(id: ScreenId): Label {
  const staticScreen = listStaticScreens().find((screen) => screen === id);
  return staticScreen ? getScreenName(staticScreen) : (OF_ITEMS[id] ?? label(getScreen(id).hu, getScreen(id).en));
}

/** Every page with its own title and description, by its Hungarian name. */
export const PAGE_CHOICES: Choice[] = [
  ...screens
    .filter((screen) => !('previewOf' in screen) && !OF_ONE.includes(screen.id))
    .map(({ id }) => ({ value: id, label: getName(id) })),
  choice('notFound', 'Amikor egy oldal nem található', 'When a page is not found'),
].toSorted((one, other) => one.label.hu.localeCompare(other.label.hu, 'hu'));

const PICTURES: Record<StaticImageKey, Label> = {
  balloon_open: label('A menü ballonos kártyája, ha repül', 'The balloon’s card of the menu, flying'),
  balloon_closed: label('A menü ballonos kártyája, ha áll', 'The balloon’s card of the menu, not flying'),
  header_map: label('A menü térképes kártyája', 'The map’s card of the menu'),
  newsletter: label('A hírlevél oldala', 'The newsletter’s page'),
  visitor_head: label('A látogatói információk fejléce', 'The head of visitor information'),
};

/** The places where the site shows its fixed pictures; other values would never be shown. */
export const STATIC_IMAGE_CHOICES: Choice[] = Object.entries(PICTURES).map(([value, choiceLabel]) => ({ value, label: choiceLabel }));
