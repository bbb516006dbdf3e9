import { choice } from '../basics.ts';
import { label } from '../labels.ts';

export const ACCESSIBILITY = [
  choice('step_free', 'Lépcsőmentes megközelítés', 'Step-free access'),
  choice('sign_language', 'Jelnyelvi tolmácsolás', 'Sign language interpretation'),
  choice('hearing_loop', 'Indukciós hurok', 'Hearing loop'),
  choice('relaxed', 'Nyugodt program', 'Relaxed event'),
  choice('audio_description', 'Audionarráció', 'Audio description'),
  choice('accessible_restroom', 'Akadálymentes mosdó', 'Accessible toilet'),
  choice('assistance_dogs', 'Segítő kutya bejöhet', 'Assistance dogs welcome'),
];

const CHILD = choice('child', 'Gyerekkel', 'With a child');
const PUSHCHAIR = choice('pushchair', 'Babakocsival', 'With a pushchair');
const DOG = choice('dog', 'Kutyával', 'With a dog');
const RAIN = choice('rain', 'Esőben (fedett)', 'In the rain (indoors)');
const FREE = choice('free', 'Ingyenes', 'Free');
/** Needs of visitors that no other field of an event covers. */
export const EVENT_NEEDS = [CHILD, PUSHCHAIR, DOG, RAIN];
export const PLACE_NEEDS = [...EVENT_NEEDS, FREE];
export const AMENITY_NEEDS = [CHILD, PUSHCHAIR, choice('wheelchair', 'Kerekesszékkel', 'With a wheelchair'), DOG, RAIN, FREE];

export const PICTOGRAMS = [
  choice('train', 'Közösségi közlekedés', 'Public transport'),
  choice('car', 'Autó', 'Car'),
  choice('bicycle', 'Kerékpár', 'Bicycle'),
  choice('wheelchair', 'Kerekesszék', 'Wheelchair'),
  choice('toilet', 'Mosdó', 'Toilet'),
  choice('water', 'Ivóvíz', 'Water'),
  choice('dog', 'Kutya', 'Dog'),
  choice('child', 'Gyerek', 'Child'),
  choice('food', 'Étel', 'Food'),
  choice('clock', 'Óra', 'Clock'),
  choice('ticket', 'Jegy', 'Ticket'),
  choice('wifi', 'Wifi', 'Wifi'),
  choice('ball', 'Labda', 'Ball'),
  choice('info', 'Információ', 'Information'),
  choice('parking', 'Parkolás', 'Parking'),
  choice('rules', 'Szabályok', 'Rules'),
  choice('lost', 'Talált tárgyak', 'Lost property'),
  choice('gift', 'Ajándék', 'Gift'),
];

export const EVENT_STATUSES = [
  choice('scheduled', 'Megtartjuk', 'Going ahead'),
  choice('cancelled', 'Elmarad', 'Cancelled'),
  choice('postponed', 'Elhalasztva', 'Postponed'),
  choice('rescheduled', 'Új időpontban', 'New date'),
  choice('sold_out', 'Megtelt vagy minden jegy elkelt', 'Full or sold out'),
];

/** Possible changes of one date of an event. */
export const DATE_CHANGES = [
  choice('cancelled', 'Elmarad', 'Cancelled'),
  choice('rescheduled', 'Új időpontban', 'New date'),
  choice('sold_out', 'Megtelt vagy minden jegy elkelt', 'Full or sold out'),
  choice('relocated', 'Máshol lesz', 'Elsewhere'),
];

/** The stored states of a date: its change, or the note at the original time of a moved date. */
export const DATE_STATUSES = [
  choice('scheduled', 'Megtartjuk', 'Going ahead'),
  ...DATE_CHANGES,
  choice('moved', 'Eredeti időpont', 'Original date'),
];

export const PROJECT_STATUSES = [
  choice('completed', 'Elkészült', 'Completed'),
  choice('under_construction', 'Épül', 'Under construction'),
  choice('in_preparation', 'Előkészítés alatt', 'In preparation'),
];

export const WEATHER_STATES = [
  choice('ideal_weather', 'Ideális időjárás', 'Ideal weather'),
  choice('uncertain_weather', 'Bizonytalan időjárás', 'Uncertain weather'),
  choice('downtime', 'Üzemszünet', 'Downtime'),
  choice('private_flight', 'Zártkörű felszállás', 'Private flight'),
];

export const AMENITIES = [
  choice('restroom', 'Mosdó', 'Toilet'),
  choice('drinking_water', 'Ivókút', 'Drinking water'),
  choice('metro', 'Metró', 'Metro'),
  choice('parking', 'Parkoló', 'Parking'),
  choice('bicycle', 'Kerékpár', 'Bicycle'),
  choice('food', 'Étel, ital', 'Food and drink'),
  choice('first_aid', 'Elsősegély', 'First aid'),
  choice('playground', 'Játszótér', 'Playground'),
  choice('sport', 'Sport', 'Sport'),
  choice('dog', 'Kutyás terület', 'Dog area'),
  choice('info', 'Információ', 'Information'),
  choice('entrance', 'Bejárat', 'Entrance'),
];

export const PLACE_SIGNS = [
  choice('museum', 'Múzeum', 'Museum'),
  choice('house', 'Ház', 'House'),
  choice('music', 'Zene', 'Music'),
  choice('balloon', 'Ballon', 'Balloon'),
  choice('garden', 'Kert', 'Garden'),
  choice('bird', 'Madár', 'Bird'),
  choice('playground', 'Játszótér', 'Playground'),
  choice('traffic', 'KRESZ-park', 'Traffic playground'),
  choice('information', 'Információ', 'Information'),
  choice('promenade', 'Sétány', 'Promenade'),
  choice('castle', 'Vár', 'Castle'),
  choice('zoo', 'Állatkert', 'Zoo'),
  choice('bath', 'Fürdő', 'Baths'),
  choice('ice', 'Jégpálya', 'Ice rink'),
  choice('theatre', 'Színház, cirkusz', 'Theatre or circus'),
];

export const MENU_ZONE_CHOICES = [
  choice('HeaderVisitors', 'Fejléc: Látogatás', 'Header: visitors'),
  choice('FooterLeftColumn', 'Lábléc: bal oszlop', 'Footer: left column'),
  choice('FooterCenterColumnTop', 'Lábléc: középső oszlop, fent', 'Footer: centre column, top'),
  choice('FooterCenterColumnBottom', 'Lábléc: középső oszlop, lent', 'Footer: centre column, bottom'),
  choice('FooterRightColumn', 'Lábléc: jobb oszlop', 'Footer: right column'),
];

const DAY_NAMES: [string, string][] = [
  ['Hétfő', 'Monday'],
  ['Kedd', 'Tuesday'],
  ['Szerda', 'Wednesday'],
  ['Csütörtök', 'Thursday'],
  ['Péntek', 'Friday'],
  ['Szombat', 'Saturday'],
  ['Vasárnap', 'Sunday'],
];
const MONTH_NAMES: [string, string][] = [
  ['Január', 'January'],
  ['Február', 'February'],
  ['Március', 'March'],
  ['Április', 'April'],
  ['Május', 'May'],
  ['Június', 'June'],
  ['Július', 'July'],
  ['Augusztus', 'August'],
  ['Szeptember', 'September'],
  ['Október', 'October'],
  ['November', 'November'],
  ['December', 'December'],
];
const createNumberedChoices = (names: [string, string][]) =>
  names.map(([hu, en], index) => ({ value: String(index + 1), label: label(hu, en) }));

/** ISO weekdays: '1' is Monday. */
export const WEEKDAYS = createNumberedChoices(DAY_NAMES);
export const MONTHS = createNumberedChoices(MONTH_NAMES);

/** The topics that subscribers can choose: the categories of events, and news. */
export const NEWSLETTER_TOPIC_CHOICES = [
  choice('cultural', 'Kultúra', 'Culture'),
  choice('outdoor', 'Szabadtér', 'Outdoors'),
  choice('family', 'Család', 'Family'),
  choice('sport', 'Sport', 'Sport'),
  choice('news', 'Hírek', 'News'),
];
