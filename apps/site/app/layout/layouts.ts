import type { LayoutName } from '../route-table.ts';

/** An unknown layout name falls back to the default layout (specification, section 2). */
export function parseLayout(name: string | undefined): LayoutName {
  return name === 'dark' ? 'dark' : 'default';
}

/** Where the server writes, into a page that is there already, how old it is (`server/pages/age-notice.ts`). */
export const AGE_NOTICE_CLASS = 'wrap as-of';
