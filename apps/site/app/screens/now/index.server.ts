export { type NowAnswers, readNow } from './read-now.server.ts';
export { selectShortList } from './short.ts';
