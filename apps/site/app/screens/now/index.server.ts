export { readNow } from './read-now.server.ts';
export { shortOf } from './short.ts';
