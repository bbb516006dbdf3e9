export { ProgramCard } from './ProgramCard.tsx';
export { type ProgramTeaser, toProgramTeaser } from './program.ts';
