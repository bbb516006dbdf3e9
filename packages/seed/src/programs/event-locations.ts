import type { Text } from '../schemas/primitives.ts';

export interface SeedEventLocation {
  key: string;
  title: Text;
  slug: Text;
  /** Key of the top location that contains it, if any. */
  topLocation?: string;
  /** [latitude, longitude] in degrees, WGS 84. */
  position?: [number, number];
}

/** Positions on the drawn base map (content/base-map): buildings to about ten metres, gardens and courts to a hundred. */
export const eventLocations: SeedEventLocation[] = [
  {
    key: 'balloon',
    title: { hu: 'Ballon-kilátó', en: 'Balloon lookout' },
    slug: { hu: 'ballon-kilato', en: 'balloonfly' },
    topLocation: 'balloon',
    position: [47.51722, 19.08492],
  },
  {
    key: 'bird-trail',
    title: { hu: 'Madárbarát tanösvény', en: 'Bird-friendly learning trail' },
    slug: { hu: 'madarbarat-tanosveny', en: 'bird-friendly-learning-trail' },
    topLocation: 'bird-trail',
    position: [47.5113, 19.08785],
  },
  {
    key: 'music-house',
    title: { hu: 'Magyar Zene Háza', en: 'House of Hungarian Music' },
    slug: { hu: 'magyar-zene-haza', en: 'house-of-hungarian-music' },
    topLocation: 'music-house',
    position: [47.51314, 19.08372],
  },
  {
    key: 'millennium-house',
    title: { hu: 'Millennium Háza', en: 'House of the Hungarian Millennium' },
    slug: { hu: 'millennium-haza', en: 'house-of-the-hungarian-millennium' },
    topLocation: 'millennium-house',
    position: [47.51219, 19.08806],
  },
  {
    key: 'botanical-garden',
    title: { hu: 'Mőcsényi Mihály Botanikus Kert', en: 'Mihály Mőcsényi Botanical Garden' },
    slug: { hu: 'mocsenyi-mihaly-botanikus-kert', en: 'mihaly-mocsenyi-botanical-garden' },
    topLocation: 'botanical-garden',
    position: [47.50991, 19.08613],
  },
  {
    key: 'ethnography-museum',
    title: { hu: 'Néprajzi Múzeum', en: 'Museum of Ethnography' },
    slug: { hu: 'neprajzi-muzeum', en: 'museum-of-ethnography' },
    topLocation: 'ethnography-museum',
    position: [47.51153, 19.08138],
  },
  {
    key: 'fine-arts-museum',
    title: { hu: 'Szépművészeti Múzeum', en: 'Museum of Fine Arts' },
    slug: { hu: 'szepmuveszeti-muzeum', en: 'museum-of-fine-arts' },
    topLocation: 'fine-arts-museum',
    position: [47.51622, 19.0764],
  },
  {
    key: 'visitor-center',
    title: { hu: 'Városliget Látogatóközpont', en: 'City Park Visitor Centre' },
    slug: { hu: 'varosliget-latogatokozpont', en: 'city-park-visitor-centre' },
    topLocation: 'visitor-center',
    position: [47.51044, 19.08272],
  },
  {
    key: 'traffic-park',
    title: { hu: 'Városligeti KRESZ-park', en: 'Traffic-rules park' },
    slug: { hu: 'varosligeti-kresz-park', en: 'kresz-traffic-park' },
    topLocation: 'traffic-park',
    position: [47.51371, 19.0902],
  },
  {
    key: 'playground',
    title: { hu: 'Városligeti Nagyjátszótér', en: 'Main playground' },
    slug: { hu: 'varosligeti-nagyjatszoter', en: 'main-playground' },
    topLocation: 'playground',
    position: [47.51148, 19.08613],
  },
  {
    key: 'promenade',
    title: { hu: 'Városligeti promenád', en: 'Promenade' },
    slug: { hu: 'varosligeti-promenad', en: 'varosliget-promenade' },
    topLocation: 'promenade',
    position: [47.5093, 19.08372],
  },
  {
    key: 'castle-and-lake',
    title: { hu: 'Vajdahunyad vára és a tó', en: 'Vajdahunyad Castle and the lake' },
    slug: { hu: 'vajdahunyad-vara-es-a-to', en: 'vajdahunyad-castle-and-the-lake' },
    position: [47.51536, 19.08188],
  },
  {
    key: 'ice-rink',
    title: { hu: 'Városligeti Műjégpálya', en: 'City Park Ice Rink' },
    slug: { hu: 'varosligeti-mujegpalya', en: 'city-park-ice-rink' },
    position: [47.51469, 19.07992],
  },
  {
    key: 'sports-centre',
    title: { hu: 'Városligeti Sportcentrum', en: 'City Park Sports Centre' },
    slug: { hu: 'varosligeti-sportcentrum', en: 'city-park-sports-centre' },
    position: [47.51524, 19.08819],
  },
  {
    key: 'running-track',
    title: { hu: 'Városligeti futókör', en: 'City Park running loop' },
    slug: { hu: 'varosligeti-futokor', en: 'city-park-running-loop' },
    position: [47.51468, 19.08689],
  },
  {
    key: 'dog-park',
    title: { hu: 'Kutyás élménypark', en: 'Adventure park for dogs' },
    slug: { hu: 'kutyas-elmenypark', en: 'adventure-park-for-dogs' },
    position: [47.51407, 19.08795],
  },
  {
    key: 'sensory-garden',
    title: { hu: 'Vakok kertje', en: 'Sensory garden' },
    slug: { hu: 'vakok-kertje', en: 'sensory-garden' },
    position: [47.51121, 19.08912],
  },
  {
    key: 'youth-sports-courts',
    title: { hu: 'Ifjúsági sportpályák', en: 'Youth sports courts' },
    slug: { hu: 'ifjusagi-sportpalyak', en: 'youth-sports-courts' },
    position: [47.51208, 19.08915],
  },
  {
    key: 'park',
    title: { hu: 'Városliget, több helyszínen', en: 'Across the park' },
    // Without a position: each event says where it meets.
    slug: { hu: 'varosliget-tobb-helyszinen', en: 'across-the-park' },
  },
];
