export type { EntryTeaser } from './agenda.ts';
export { EntryCard } from './entry-card-elsewhere.ts';
export { toEventCard } from './program-page.ts';
