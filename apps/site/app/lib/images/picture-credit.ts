import type { ImageValue } from '@liget/content-api';

type ImageCredit = Pick<ImageValue, 'credit' | 'licence'>;

/** Author and licence of an image in one line; empty if both are unknown. */
export const formatCredit = ({ credit, licence }: ImageCredit): string => [credit, licence].filter(Boolean).join(' · ');

/** The credits of several images, without duplicates. */
export const formatCredits = (pictures: readonly ImageCredit[]): string =>
  [...new Set(pictures.map(formatCredit))].filter(Boolean).join(', ');
