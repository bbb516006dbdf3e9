/** Events and what they refer to in collections of their own. */
export const EVENT_COLLECTIONS = ['events', 'event-categories', 'event-types', 'event-locations', 'event-series'] as const;
