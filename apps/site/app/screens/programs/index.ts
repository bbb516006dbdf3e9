export type { EntryTeaser } from './agenda.ts';
export { EntryCard } from './EntryCard.tsx';
export { toEventCard } from './program-page.ts';
