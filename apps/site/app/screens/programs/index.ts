export { cardState, toEventCard } from './detail/program-page.ts';
export { EventCard } from './event-card.lazy.ts';
export type { EventCardData } from './list/agenda.ts';
