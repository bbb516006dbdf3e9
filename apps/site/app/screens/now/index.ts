export { NowRows } from './NowRows.tsx';
export type { NowRow } from './now-row.ts';
export { readNow } from './read-now.server.ts';
export { shortOf } from './short.ts';
