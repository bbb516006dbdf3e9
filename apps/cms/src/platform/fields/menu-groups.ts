import { label } from './labels.ts';

/** The groups of the admin's menu, in this order. */
export const MENU_GROUPS = {
  programs: label('Programok', 'Events'),
  stories: label('Hírek és sajtó', 'News and press'),
  places: label('Helyek és projektek', 'Places and projects'),
  information: label('Látogatás és tudnivalók', 'Visiting and information'),
  site: label('A honlap részei', 'Parts of the website'),
  library: label('Képek és fájlok', 'Pictures and files'),
  received: label('Beérkezett', 'Received'),
  service: label('Kezelés', 'Administration'),
} as const;
