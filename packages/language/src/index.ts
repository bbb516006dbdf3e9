export { findMarks } from './marks.ts';
export type { TextHit } from './ranking.ts';
export { getStem, type Language } from './stems.ts';
export {
  createTextIndex,
  type Field,
  type FindOptions,
  type TextDocument,
  type TextIndex,
  type TextIndexOptions,
} from './text-index.ts';
export { fold, splitWords, type Word } from './words.ts';
