export { getCardState, toEventCard } from './detail/program-page.ts';
export { EventCard } from './event-card.lazy.ts';
export { type CardPicture, type EventCardData, toEventCardData } from './list/agenda.ts';
export type { CardPrice } from './price.ts';
