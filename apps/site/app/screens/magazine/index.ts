export { NewsCard } from './NewsCard.tsx';
export { type NewsTeaser, toNewsTeaser } from './news.ts';
