export { type MosaicPlace, toMosaic } from './mosaic.ts';
export { PlaceMosaic } from './PlaceMosaic.tsx';
export { type PlaceTeaser, toPlaceTeaser } from './place.ts';
