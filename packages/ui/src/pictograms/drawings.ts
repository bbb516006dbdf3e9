import {
  AudioLines,
  Baby,
  Bike,
  Car,
  Clock,
  Dog,
  DoorOpen,
  Ear,
  Gift,
  Hand,
  HeartPulse,
  type IconNode,
  Info,
  Leaf,
  PawPrint,
  ScrollText,
  SquareParking,
  Ticket,
  Toilet,
  TrainFront,
  Umbrella,
  Utensils,
  Volleyball,
  Wifi,
} from 'lucide';

/* Drawn here in the same hand, because the library has none. */
const Wheelchair: IconNode = [
  ['circle', { cx: '9.5', cy: '3.5', r: '1.5' }],
  ['path', { d: 'M9.5 8v6.5h6l3 6H21' }],
  ['path', { d: 'M9.5 11H15' }],
  ['path', { d: 'M6.6 11.6a5.3 5.3 0 1 0 7.6 7' }],
];
const Pushchair: IconNode = [
  ['path', { d: 'M12 3a8 8 0 0 1 8 8h-8z' }],
  ['path', { d: 'M2 5.5h1.6a1 1 0 0 1 1 .8L6 13a5 5 0 0 0 5 4h3a6 6 0 0 0 6-6H5.6' }],
  ['circle', { cx: '9', cy: '20.5', r: '1' }],
  ['circle', { cx: '16', cy: '20.5', r: '1' }],
];
const Slide: IconNode = [
  ['path', { d: 'M4 21V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v15' }],
  ['path', { d: 'M4 10h6M4 15h6' }],
  ['path', { d: 'M10 7c5.5 0 3 13 9.5 13H22' }],
];
const Tap: IconNode = [
  ['path', { d: 'M3 8h11a4 4 0 0 1 4 4v1h-4v-1H3' }],
  ['path', { d: 'M9 8V4M6 4h6' }],
  ['path', { d: 'M16 17c1.3 1.7 1.9 2.5 1.9 3.2a1.9 1.9 0 0 1-3.8 0c0-.7.6-1.5 1.9-3.2z' }],
];

/** The signs of a public place, by what they stand for. */
export const DRAWINGS = {
  accessible_restroom: Wheelchair,
  assistance_dogs: PawPrint,
  audio_description: AudioLines,
  ball: Volleyball,
  bicycle: Bike,
  car: Car,
  child: Baby,
  clock: Clock,
  dog: Dog,
  drinking_water: Tap,
  entrance: DoorOpen,
  first_aid: HeartPulse,
  food: Utensils,
  gift: Gift,
  hearing_loop: Ear,
  info: Info,
  lost: Umbrella,
  metro: TrainFront,
  parking: SquareParking,
  playground: Slide,
  pushchair: Pushchair,
  relaxed: Leaf,
  restroom: Toilet,
  rules: ScrollText,
  sign_language: Hand,
  sport: Volleyball,
  step_free: Wheelchair,
  ticket: Ticket,
  toilet: Toilet,
  train: TrainFront,
  water: Tap,
  wheelchair: Wheelchair,
  wifi: Wifi,
} satisfies Record<string, IconNode>;

export type PictogramName = keyof typeof DRAWINGS;
