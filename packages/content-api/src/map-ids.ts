/** What the map's features call a place. */
export const getPlaceId = ({ id }: { id: number }): string => `top-location-${id}`;

/** What they call where an event is held. */
export const getVenueId = ({ id }: { id: number }): string => `event-location-${id}`;
