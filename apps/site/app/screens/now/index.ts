export { NowRows } from './NowRows.tsx';
export type { NowRow } from './now-row.ts';
