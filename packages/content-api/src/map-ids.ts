/** The id of a place's map feature. */
export const getPlaceId = ({ id }: { id: number }): string => `top-location-${id}`;

/** The id of a venue's map feature. */
export const getVenueId = ({ id }: { id: number }): string => `event-location-${id}`;
