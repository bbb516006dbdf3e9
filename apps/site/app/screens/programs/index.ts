export { toEventCard } from './detail/program-page.ts';
export { EntryCard } from './entry-card-elsewhere.ts';
export type { EntryTeaser } from './list/agenda.ts';
