import { label } from '../../../platform/fields/labels.ts';

/** Texts of the admin's maps. */
export const MAP_TEXTS = {
  loading: label('A térkép betöltése…', 'Loading the map…'),
  failed: label(
    'A térkép most nem tölthető be; a számok így is megadhatók.',
    'The map cannot be loaded now; you can still type the numbers.',
  ),
  notADegree: label('Számot írjon, például 47,5145.', 'Write a number, for example 47.5145.'),
  map: label('A park alaprajza', 'Plan of the park'),
  howTo: label(
    'Kattintson a térképre, húzza a jelet, vagy mozgassa a nyílbillentyűkkel: egy lépés 5 méter, a Shift billentyűvel 1 méter.',
    'Click on the map, drag the pin, or move it with the arrow keys: 5 metres a step, 1 metre with Shift.',
  ),
  pin: label('A hely jele', 'Pin of the place'),
  place: label('Jel elhelyezése a park közepén', 'Put a pin in the middle of the park'),
  clear: label('Hely törlése', 'Remove the place'),
  closer: label('Közelebb', 'Zoom in'),
  farther: label('Távolabb', 'Zoom out'),
  none: label('Még nincs megadva a hely.', 'There is no place yet.'),
  inside: label('A hely a parkban van.', 'The place is in the park.'),
  outside: (metres: number) =>
    label(
      `Figyelem: a hely a park határán kívül van, attól ${metres} méterre. Így is menthető.`,
      `Note: the place is outside the park, ${metres} metres from its border. It can still be saved.`,
    ),
  far: label(
    'A hely több mint három kilométerre van a parktól, ezért így nem tehető közzé.',
    'The place is more than three kilometres from the park, so it cannot be published.',
  ),
  credit: label('© az OpenStreetMap közreműködői', '© OpenStreetMap contributors'),

  baseMapIntro: label(
    'Ez az alaprajz van a honlap térképe alatt. Itt nem szerkeszthető: az OpenStreetMap adataiból az üzemeltető frissíti egy paranccsal.',
    'This plan lies under the site’s map. It cannot be edited here: the site’s operator updates it from OpenStreetMap with a command.',
  ),
  baseMapFirst: label(
    'Az első induláskor bekerült alaprajz: kézzel rajzolva, felmért pontokra. Valódi felmérés még nem váltotta fel.',
    'The plan of the first start: drawn by hand on surveyed points. No survey has replaced it yet.',
  ),
  baseMapFile: label('Az utolsó betöltött fájl', 'Last file'),
  baseMapImported: label('Betöltve', 'Imported'),
  baseMapBy: label('Betöltötte', 'Imported by'),
  baseMapSurveyed: label('A legfrissebb felmérés napja', 'Day of the newest survey'),
  baseMapNotSurveyed: label('nem ismert', 'not known'),
  baseMapFailed: label('Az alaprajz most nem tölthető be. Próbálja újra később.', 'The plan cannot be loaded now. Try again later.'),
  baseMapCounts: label('Mi van az alaprajzon', 'What the plan shows'),
  baseMapKind: label('Fajta', 'Kind'),
  baseMapSources: {
    osm: label('Felmért', 'Surveyed'),
    drawn: label('Kézzel rajzolt', 'Drawn by hand'),
  },
} as const;

/** Names of the kinds on the base map. */
export const KIND_NAMES = {
  park: label('A park határa', 'The park’s outline'),
  grounds: label('Intézmények területe', 'Grounds of institutions'),
  square: label('Tér', 'Squares'),
  water: label('Víz', 'Water'),
  island: label('Sziget', 'Islands'),
  lawn: label('Gyep', 'Lawns'),
  wood: label('Fás terület', 'Woods'),
  garden: label('Kert, virágágy', 'Gardens'),
  playground: label('Játszótér', 'Playgrounds'),
  pitch: label('Sportpálya', 'Pitches'),
  dog: label('Kutyafuttató', 'Dog runs'),
  parking: label('Parkoló', 'Car parks'),
  building: label('Épület', 'Buildings'),
  road: label('Út, utca', 'Roads'),
  path: label('Sétány, ösvény', 'Paths'),
  steps: label('Lépcső', 'Steps'),
  rail: label('Vasút, metró, villamos', 'Railways, metro, trams'),
  track: label('Futópálya', 'Running tracks'),
  gate: label('Bejárat, kapu', 'Entrances, gates'),
  station: label('Állomás', 'Stations'),
  monument: label('Szobor, emlékmű', 'Monuments'),
  street_name: label('Utcanév felirata', 'Street labels'),
} as const;
