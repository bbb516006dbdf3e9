import type { ImageValue } from '@liget/content-api';

type ImageCredit = Pick<ImageValue, 'credit' | 'licence'>;

/** The author and licence of a picture in one line; empty when neither is known. */
export const formatCredit = ({ credit, licence }: ImageCredit): string => [credit, licence].filter(Boolean).join(' · ');

/** The same for several pictures, each credit once; empty when none is known. */
export const formatCredits = (pictures: readonly ImageCredit[]): string =>
  [...new Set(pictures.map(formatCredit))].filter(Boolean).join(', ');
