import type { documents as hungarian } from '../hu/documents.ts';

export const documents: typeof hungarian = {};
