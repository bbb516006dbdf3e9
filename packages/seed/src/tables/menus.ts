import { text } from './bilingual.ts';
import type { SeedMenuZone } from './types.ts';

export const menus: SeedMenuZone[] = [
  {
    name: 'HeaderVisitors',
    items: [
      {
        title: text('Először a Ligetben', 'Your first visit'),
        url: text('/latogatas/eloszor-a-ligetben', '/en/visitor-information/your-first-visit'),
      },
      {
        title: text('Közlekedés, megközelítés', 'Access and transport'),
        url: text('/latogatas/kozlekedes-megkozelites', '/en/visitor-information/access-and-transport'),
      },
      { title: text('Parkolás', 'Parking'), url: text('/latogatas/parkolas', '/en/visitor-information/parking') },
      {
        title: text('Nyitvatartás', 'Opening hours'),
        url: text('/latogatas/nyitvatartas', '/en/visitor-information/opening-hours'),
      },
      {
        title: text('Akadálymentesség', 'Accessibility'),
        url: text('/latogatas/akadalymentesseg', '/en/visitor-information/accessibility'),
      },
      {
        title: text('Mosdók és ivókutak', 'Toilets and drinking water'),
        url: text('/latogatas/mosdok-es-ivokutak', '/en/visitor-information/restrooms-and-drinking-water'),
      },
      {
        title: text('Gyerekliget', 'The park for children'),
        url: text('/latogatas/gyerekliget', '/en/visitor-information/childrens-park'),
      },
      {
        title: text('SportLiget', 'Sport in the park'),
        url: text('/latogatas/sportliget', '/en/visitor-information/sportliget-sports-facilities-in-varosliget'),
      },
      {
        title: text('Liget+ tagság', 'Liget+ membership'),
        url: text('/latogatas/liget-plusz', '/en/visitor-information/join-the-liget-community'),
      },
      {
        title: text('Hibabejelentés', 'Report a problem'),
        url: text('/hibabejelentes', '/en/report-a-problem'),
      },
      {
        title: text('Minden tudnivaló', 'All visitor information'),
        url: text('/latogatas', '/en/visitor-information'),
      },
    ],
  },
  {
    name: 'FooterLeftColumn',
    items: [
      { title: text('Programok', 'Events'), url: text('/varosligeti-programok', '/en/programs-in-varosliget') },
      { title: text('Látogatás', 'Visitor information'), url: text('/latogatas', '/en/visitor-information') },
      { title: text('Térkép', 'Map'), url: text('/terkep', '/en/map') },
      { title: text('Magazin', 'Magazine'), url: text('/magazin', '/en/magazine') },
      { title: text('Archívum', 'Archive'), url: text('/archivum', '/en/archive') },
    ],
  },
  {
    name: 'FooterCenterColumnTop',
    items: [
      { title: text('A Liget Projekt', 'The Liget project'), url: text('/a-projekt', '/en/the-project') },
      {
        title: text('A Liget Projekt első 10 éve', 'Our first 10 years'),
        url: text('/projekt/a-liget-projekt-elso-10-eve', '/en/the-project/our-first-10-years'),
      },
      {
        title: text('Szakmai anyagok', 'Professional documents (in Hungarian)'),
        url: text('/szakmai-anyagok', '/en/szakmai-anyagok'),
      },
      { title: text('A Ligetről', 'About the park'), url: text('/a-ligetrol', '/en/about-the-park') },
    ],
  },
  {
    name: 'FooterCenterColumnBottom',
    items: [
      { title: text('Sajtó', 'Press'), url: text('/sajto', '/en/press') },
      { title: text('Médiatár', 'Media library'), url: text('/sajto/mediatar', '/en/press/media') },
      { title: text('Karrier', 'Careers'), url: text('/karrier', '/en/career') },
      {
        title: text('Üzleti partnereinknek', 'For business partners'),
        url: text('/uzleti-partnereinknek', '/en/business-partners'),
      },
      { title: text('Helyszínbérlés', 'Venue hire'), url: text('/helyszinberles', '/en/venue-hire') },
    ],
  },
  {
    name: 'FooterRightColumn',
    items: [
      {
        title: text('Kapcsolat', 'Contact'),
        url: text('/kapcsolat', '/en/contact'),
      },
      {
        title: text('Hibabejelentés', 'Report a problem'),
        url: text('/hibabejelentes', '/en/report-a-problem'),
      },
      {
        title: text('Közérdekű adatok', 'Public information'),
        url: text('/kozerdeku-adatok', '/en/kozerdeku-adatok'),
      },
      { title: text('Adatvédelem', 'Privacy policy'), url: text('/adatvedelem', '/en/privacy-policy') },
      { title: text('Sütik', 'Cookies'), url: text('/sutik', '/en/cookies') },
      { title: text('Források és jogok', 'Sources and credits'), url: text('/forrasok-es-jogok', '/en/sources-and-credits') },
      {
        title: text('Akadálymentességi nyilatkozat', 'Accessibility statement'),
        url: text('/akadalymentessegi-nyilatkozat', '/en/accessibility-statement'),
      },
    ],
  },
];
