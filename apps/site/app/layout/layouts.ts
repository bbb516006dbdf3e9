import type { LayoutName } from '../route-table.ts';

/** An unknown layout name falls back to the default layout (specification, section 2). */
export function parseLayout(name: string | undefined): LayoutName {
  return name === 'dark' ? 'dark' : 'default';
}

/** Class of the element into which the server inserts the age of a cached page (`server/pages/page-notice.ts`). */
export const PAGE_NOTICE_CLASS = 'wrap as-of';
