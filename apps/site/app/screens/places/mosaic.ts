import { cropImage } from '../../lib/images/image-crop.ts';
import type { PlaceTeaser } from './place.ts';

/** The shapes of cut-outs, each with the crop that it needs. */
const SHAPES = {
  arch: 'portrait',
  circle: 'square',
  leaf: 'landscape',
  drop: 'square',
  pill: 'landscape',
} as const;
export type Shape = keyof typeof SHAPES;

/** The sequence of shapes; the style sheet sets the widths. */
const ORDER: readonly Shape[] = ['arch', 'leaf', 'circle', 'drop', 'pill', 'leaf', 'circle', 'drop', 'pill', 'drop', 'leaf'];

export interface MosaicPlace extends Omit<PlaceTeaser, 'lead'> {
  lead: string | null;
  shape: Shape;
}

/** Places with their shapes and the one crop that is shown. */
export function toMosaic(places: readonly PlaceTeaser[], { leads }: { leads: boolean }): MosaicPlace[] {
  return places.map((place, index) => {
    const shape = ORDER[index % ORDER.length] ?? 'leaf';
    const { id, url, title, lang, hours, isOpen } = place;
    return { id, url, title, lang, hours, isOpen, lead: leads ? place.lead : null, shape, image: cropImage(place.image, SHAPES[shape]) };
  });
}
