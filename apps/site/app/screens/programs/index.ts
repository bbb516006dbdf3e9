export type { EntryTeaser } from './agenda.ts';
export { EntryCard } from './EntryCard.tsx';
export { ProgramCard } from './ProgramCard.tsx';
export { type ProgramTeaser, toProgramTeaser } from './program.ts';
export { toEventCard } from './program-page.ts';
export { startingSoon } from './starting-soon.ts';
