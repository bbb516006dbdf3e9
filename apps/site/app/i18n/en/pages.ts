import type { pages as hungarian } from '../hu/pages.ts';

export const pages: typeof hungarian = { onThisPage: 'On this page', documents: 'Documents', effective: 'Last changed: {date}' };
