import type { TopLocation } from '@liget/content-api';

/** What the map's features call a place (the content service's handler of the map). */
export const placeId = ({ id }: Pick<TopLocation, 'id'>): string => `top-location-${id}`;
