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

/* Drawn in lucide's style, because lucide has none. */
const Wheelchair: IconNode = [
  ['circle', { cx: '9.5', cy: '3.5', r: '1.5' }],
  ['path', { d: 'M9.5 8v6.5h6l3 6H21' }],
  ['path', { d: 'M9.5 11H15' }],
  ['path', { d: 'M6.6 11.6a5.3 5.3 0 1 0 7.6 7' }],
];
/** Beside a ramp. */
const StepFree: IconNode = [
  ['circle', { cx: '6.5', cy: '3.5', r: '1.5' }],
  ['path', { d: 'M6.5 7v4.5h4.5l2 3.5' }],
  ['path', { d: 'M4.4 9.2a3.9 3.9 0 1 0 5.4 5.4' }],
  ['path', { d: 'M2 21h20V14.5z' }],
];
/** Beside a bowl. */
const AccessibleRestroom: IconNode = [
  ['circle', { cx: '6', cy: '3.5', r: '1.5' }],
  ['path', { d: 'M6 7.5v5.5h4l2 5' }],
  ['path', { d: 'M3.9 11a4.4 4.4 0 1 0 6 6' }],
  ['path', { d: 'M21 3v8M13.5 11H21a5 5 0 0 1-3 4.6V21h-3.5v-5.4a5 5 0 0 1-1-4.6z' }],
];
/** The metro's letter in its round. */
const Metro: IconNode = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M7.5 16.5v-9l4.5 6 4.5-6v9' }],
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

/** Pictograms of public facilities. */
export const DRAWINGS = {
  accessible_restroom: AccessibleRestroom,
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
  metro: Metro,
  parking: SquareParking,
  playground: Slide,
  pushchair: Pushchair,
  relaxed: Leaf,
  restroom: Toilet,
  rules: ScrollText,
  sign_language: Hand,
  sport: Volleyball,
  step_free: StepFree,
  ticket: Ticket,
  toilet: Toilet,
  train: TrainFront,
  water: Tap,
  wheelchair: Wheelchair,
  wifi: Wifi,
} satisfies Record<string, IconNode>;

export type PictogramName = keyof typeof DRAWINGS;
