export { marks } from './marks.ts';
export type { TextHit } from './ranking.ts';
export { type Language, stemOf } from './stems.ts';
export {
  createTextIndex,
  type Field,
  type FindOptions,
  type TextDocument,
  type TextIndex,
  type TextIndexOptions,
} from './text-index.ts';
export { fold, type Word, wordsOf } from './words.ts';
