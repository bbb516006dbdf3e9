/** Amenities of the map. Stations have surveyed positions; others are where the drawn base map (content/base-map) has room. */
import type { SeedTopLocation } from '../schemas/places.ts';
import type { Need, Text } from '../schemas/primitives.ts';

export interface SeedAmenity {
  key: string;
  kind:
    | 'restroom'
    | 'drinking_water'
    | 'metro'
    | 'parking'
    | 'bicycle'
    | 'food'
    | 'first_aid'
    | 'playground'
    | 'sport'
    | 'dog'
    | 'info'
    | 'entrance';
  title: Text;
  note?: Text;
  needs?: Need[];
  hours?: SeedTopLocation['hours'];
  /** Key of the place in which it is, and whose hours limit its own. */
  topLocation?: string;
  /** [latitude, longitude] in degrees, WGS 84. */
  position: [number, number];
}

const restroomNote: Text = {
  hu: 'Ára {ar:mosdo}, Liget+ tagoknak ingyenes. Van akadálymentes fülke.',
  en: '{ar:mosdo}, free for Liget+ members. An accessible cubicle is available.',
};

const restroomHours: SeedAmenity['hours'] = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' }];

export const amenities: SeedAmenity[] = [
  // Toilets
  {
    key: 'restroom-heroes-square',
    kind: 'restroom',
    title: { hu: 'Mosdó a Hősök terénél', en: 'Toilets by Heroes’ Square' },
    note: restroomNote,
    needs: ['pushchair', 'wheelchair', 'rain'],
    hours: restroomHours,
    position: [47.51436, 19.07951],
  },
  {
    key: 'restroom-park-centre',
    kind: 'restroom',
    title: { hu: 'Mosdó a park közepén', en: 'Toilets in the middle of the park' },
    note: restroomNote,
    needs: ['pushchair', 'wheelchair', 'rain'],
    hours: restroomHours,
    position: [47.51438, 19.08553],
  },
  {
    key: 'restroom-playground',
    kind: 'restroom',
    title: { hu: 'Mosdó a Nagyjátszótérnél', en: 'Toilets by the playground' },
    note: {
      hu: 'Ára {ar:mosdo}, gyors regisztráció után ingyenes. Pelenkázóval.',
      en: '{ar:mosdo}, free after a quick registration. With a baby-changing table.',
    },
    needs: ['child', 'pushchair', 'rain', 'free'],
    hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '08:30', closes: 'dusk' }],
    position: [47.51203, 19.08585],
  },
  {
    key: 'restroom-visitor-centre',
    kind: 'restroom',
    title: { hu: 'Mosdó a Látogatóközpontban', en: 'Toilets in the Visitor Centre' },
    note: {
      hu: 'Ára {ar:mosdo}, gyors regisztráció után ingyenes. Pelenkázóval; van akadálymentes fülke.',
      en: '{ar:mosdo}, free after a quick registration. With a baby-changing table; an accessible cubicle is available.',
    },
    needs: ['child', 'pushchair', 'wheelchair', 'rain', 'free'],
    topLocation: 'visitor-center',
    position: [47.51036, 19.08281],
  },
  // Drinking water
  {
    key: 'water-promenade',
    kind: 'drinking_water',
    title: { hu: 'Ivókút a promenádon', en: 'Drinking fountain on the promenade' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.50963, 19.08326],
  },
  {
    key: 'water-playground',
    kind: 'drinking_water',
    title: { hu: 'Ivókút a Nagyjátszótérnél', en: 'Drinking fountain by the playground' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.51186, 19.08681],
  },
  {
    key: 'water-dog-park',
    kind: 'drinking_water',
    title: { hu: 'Ivókút a Kutyás élményparknál', en: 'Drinking fountain by the adventure park for dogs' },
    note: { hu: 'Alacsony itatótállal a kutyáknak.', en: 'With a low bowl for dogs.' },
    needs: ['dog', 'free'],
    position: [47.51411, 19.08859],
  },
  {
    key: 'water-running-loop',
    kind: 'drinking_water',
    title: { hu: 'Ivókút a futókörnél', en: 'Drinking fountain by the running loop' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.51472, 19.08706],
  },
  {
    key: 'water-lake',
    kind: 'drinking_water',
    title: { hu: 'Ivókút a tóparton', en: 'Drinking fountain by the lake' },
    needs: ['free'],
    position: [47.51396, 19.08193],
  },
  // Metro
  {
    key: 'metro-hosok-tere',
    kind: 'metro',
    title: { hu: 'M1 Hősök tere', en: 'M1 Hősök tere (Heroes’ Square)' },
    note: { hu: 'A Szépművészeti Múzeum és a tó felől.', en: 'For the Museum of Fine Arts and the lake.' },
    position: [47.51426, 19.07688],
  },
  {
    key: 'metro-szechenyi-furdo',
    kind: 'metro',
    title: { hu: 'M1 Széchenyi fürdő', en: 'M1 Széchenyi fürdő (Széchenyi Baths)' },
    note: { hu: 'A park belsejében, a fürdőnél.', en: 'Inside the park, by the baths.' },
    position: [47.51746, 19.08148],
  },
  {
    key: 'metro-mexikoi-ut',
    kind: 'metro',
    title: { hu: 'M1 Mexikói út', en: 'M1 Mexikói út' },
    note: {
      hu: 'Végállomás, a park északkeleti sarka közelében.',
      en: 'The terminus, near the park’s north-eastern corner.',
    },
    position: [47.51958, 19.09089],
  },
  // Parking
  {
    key: 'parking-north',
    kind: 'parking',
    title: { hu: 'Múzeum Mélygarázs, északi bejárat', en: 'Museum Underground Parking, north entrance' },
    note: { hu: '800 férőhely 3 szinten, 24 töltőpont.', en: '800 spaces on 3 levels, 24 charging points.' },
    needs: ['pushchair', 'wheelchair'],
    position: [47.51201, 19.08018],
  },
  {
    key: 'parking-south',
    kind: 'parking',
    title: { hu: 'Múzeum Mélygarázs, déli bejárat', en: 'Museum Underground Parking, south entrance' },
    note: { hu: '800 férőhely 3 szinten, 24 töltőpont.', en: '800 spaces on 3 levels, 24 charging points.' },
    needs: ['pushchair', 'wheelchair'],
    position: [47.50996, 19.08254],
  },
  {
    key: 'coach-stop',
    kind: 'parking',
    title: { hu: 'Turistabuszok megállója', en: 'Coach stop' },
    note: { hu: 'Fel- és leszállásra, legfeljebb 15 percig.', en: 'To set down and pick up, 15 minutes at most.' },
    needs: ['pushchair', 'wheelchair'],
    position: [47.51262, 19.07942],
  },
  // Bicycles
  {
    key: 'bicycle-store',
    kind: 'bicycle',
    title: { hu: 'Kerékpártároló zuhanyzóval', en: 'Bicycle store with showers' },
    note: { hu: 'A mélygarázsban, az északi bejáratnál.', en: 'In the underground car park, by the north entrance.' },
    position: [47.5119, 19.08033],
  },
  {
    key: 'bicycle-music-house',
    kind: 'bicycle',
    title: { hu: 'Kerékpártámaszok a Zene Házánál', en: 'Cycle stands by the House of Hungarian Music' },
    needs: ['free'],
    position: [47.51348, 19.08321],
  },
  {
    key: 'bicycle-sports-centre',
    kind: 'bicycle',
    title: { hu: 'Kerékpártámaszok a sportcentrumnál', en: 'Cycle stands by the sports centre' },
    needs: ['free'],
    position: [47.51476, 19.08715],
  },
  {
    key: 'bicycle-baths',
    kind: 'bicycle',
    title: { hu: 'Kerékpártámaszok a fürdőnél', en: 'Cycle stands by the baths' },
    needs: ['free'],
    position: [47.51772, 19.08207],
  },
  // Food and drink
  {
    key: 'food-lake',
    kind: 'food',
    title: { hu: 'Kávé és büfé a tóparton', en: 'Coffee and snacks by the lake' },
    position: [47.51436, 19.08063],
  },
  {
    key: 'food-pavilions',
    kind: 'food',
    title: { hu: 'Pavilonkert', en: 'The Pavilions' },
    note: { hu: 'Liget+ tagoknak több helyen 10% kedvezmény.', en: '10% off at many counters for Liget+ members.' },
    position: [47.51265, 19.08548],
  },
  {
    key: 'food-promenade',
    kind: 'food',
    title: { hu: 'Fagylalt és hideg ital a promenádon', en: 'Ice cream and cold drinks on the promenade' },
    position: [47.50987, 19.08316],
  },
  {
    key: 'food-playground',
    kind: 'food',
    title: { hu: 'Büfé a Nagyjátszótérnél', en: 'Kiosk by the playground' },
    position: [47.51197, 19.08641],
  },
  // First aid
  {
    key: 'first-aid-visitor-centre',
    kind: 'first_aid',
    title: {
      hu: 'Elsősegély és defibrillátor a Látogatóközpontnál',
      en: 'First aid and defibrillator at the Visitor Centre',
    },
    note: { hu: 'Baj esetén hívja a 112-t.', en: 'In an emergency call 112.' },
    needs: ['free'],
    position: [47.51054, 19.08267],
  },
  {
    key: 'first-aid-sports-centre',
    kind: 'first_aid',
    title: {
      hu: 'Elsősegély és defibrillátor a sportcentrumban',
      en: 'First aid and defibrillator at the sports centre',
    },
    note: { hu: 'Baj esetén hívja a 112-t.', en: 'In an emergency call 112.' },
    needs: ['free'],
    position: [47.51526, 19.08699],
  },
  // Playgrounds
  {
    key: 'playground-toddlers',
    kind: 'playground',
    title: { hu: 'Kicsik játszókertje', en: 'Toddlers’ play garden' },
    note: { hu: 'A Nagyjátszótér csendesebb sarka.', en: 'The quieter corner of the main playground.' },
    needs: ['child', 'pushchair', 'wheelchair', 'free'],
    topLocation: 'playground',
    position: [47.5115, 19.08731],
  },
  {
    key: 'playground-north',
    kind: 'playground',
    title: { hu: 'Északi játszótér', en: 'North playground' },
    note: { hu: 'Hinták, csúszda, homokozó. Kapuja nincs.', en: 'Swings, a slide, a sandpit. It has no gate.' },
    needs: ['child', 'pushchair', 'wheelchair', 'free'],
    position: [47.51679, 19.08586],
  },
  // Sport
  {
    key: 'sport-youth-courts',
    kind: 'sport',
    title: { hu: 'Ifjúsági sportpályák', en: 'Youth sports courts' },
    note: { hu: 'Szabadon használhatók.', en: 'Free to use.' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.51208, 19.08915],
  },
  {
    key: 'sport-track',
    kind: 'sport',
    title: { hu: '200 méteres futópálya', en: '200\u00a0m track' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.51548, 19.08769],
  },
  {
    key: 'sport-running-start',
    kind: 'sport',
    title: { hu: 'A 2\u00a0km-es futókör rajtja', en: 'Start of the 2\u00a0km running loop' },
    note: { hu: 'Este kivilágítva.', en: 'Lit in the evening.' },
    needs: ['pushchair', 'wheelchair', 'free'],
    position: [47.51468, 19.08689],
  },
  {
    key: 'sport-table-tennis',
    kind: 'sport',
    title: { hu: 'Pingpongasztalok', en: 'Table tennis' },
    needs: ['free'],
    position: [47.5115, 19.0885],
  },
  {
    key: 'sport-chess',
    kind: 'sport',
    title: { hu: 'Sakkasztalok', en: 'Chess tables' },
    needs: ['free'],
    position: [47.51387, 19.0846],
  },
  // Dogs
  {
    key: 'dog-park',
    kind: 'dog',
    title: { hu: 'Kutyás élménypark', en: 'Adventure park for dogs' },
    note: { hu: 'Mintegy 5000\u00a0m², kerítéssel.', en: 'About 5,000\u00a0m², fenced.' },
    needs: ['dog', 'free'],
    position: [47.51407, 19.08795],
  },
  {
    key: 'dog-bags-south',
    kind: 'dog',
    title: { hu: 'Kutyazacskó-adagoló', en: 'Dog-bag dispenser' },
    needs: ['dog', 'free'],
    position: [47.51038, 19.08399],
  },
  // Information
  {
    key: 'info-visitor-centre',
    kind: 'info',
    title: { hu: 'Városliget Látogatóközpont', en: 'City Park Visitor Centre' },
    note: { hu: 'Térkép, tanács, talált tárgyak.', en: 'Maps, advice, lost property.' },
    needs: ['pushchair', 'wheelchair', 'rain', 'free'],
    topLocation: 'visitor-center',
    position: [47.51044, 19.08272],
  },
  {
    key: 'info-balloon',
    kind: 'info',
    title: { hu: 'A ballon pénztára és tájékoztató pontja', en: 'Balloon ticket desk and information point' },
    needs: ['pushchair', 'wheelchair'],
    position: [47.51708, 19.08476],
  },
  // Entrances
  {
    key: 'entrance-heroes-square',
    kind: 'entrance',
    title: { hu: 'Főbejárat a Hősök tere felől', en: 'Main entrance from Heroes’ Square' },
    position: [47.5156, 19.07893],
  },
  {
    key: 'entrance-hermina',
    kind: 'entrance',
    title: { hu: 'Bejárat a Hermina út felől', en: 'Entrance from Hermina út' },
    position: [47.51547, 19.09028],
  },
  {
    key: 'entrance-ajtosi',
    kind: 'entrance',
    title: { hu: 'Bejárat az Ajtósi Dürer sor felől', en: 'Entrance from Ajtósi Dürer sor' },
    position: [47.50823, 19.08766],
  },
  {
    key: 'entrance-zoo',
    kind: 'entrance',
    title: { hu: 'Bejárat az Állatkerti körút felől', en: 'Entrance from Állatkerti körút' },
    position: [47.51674, 19.07778],
  },
];
