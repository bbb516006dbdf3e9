import type { StaticImageKey } from '@liget/content-api';
import { type Choice, choice } from '../basics.ts';
import { type Label, label } from '../labels.ts';
import { ITEM_SCREEN_NAMES, STATIC_SCREEN_NAMES } from './screen-names.ts';

/** Every page with its own title and description, by its Hungarian name; that of an item's screen applies to items that have none. */
export const PAGE_CHOICES: Choice[] = [
  ...Object.entries({ ...STATIC_SCREEN_NAMES, ...ITEM_SCREEN_NAMES }).map(([value, name]) => ({ value, label: name })),
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
