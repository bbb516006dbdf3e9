export { PlaceCard } from './PlaceCard.tsx';
export { type PlaceTeaser, toPlaceTeaser } from './place.ts';
