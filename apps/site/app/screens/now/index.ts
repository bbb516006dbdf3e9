export type { NowRow } from './now-row.ts';
export { NowRows } from './now-rows.lazy.ts';
