export { type MosaicPlace, toMosaic } from './mosaic.ts';
export { PlaceMosaic } from './PlaceMosaic.tsx';
export { type PlaceTeaser, toPlaceTeaser } from './place.ts';
export { sunriseOn, sunsetOn } from './sunset.ts';
