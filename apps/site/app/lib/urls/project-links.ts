import type { Locale, Slugs } from '@liget/content-api';
import { href } from './href.ts';

/** Links to the projects that exist in the language. */
export const toProjectLinks = (projects: readonly { id: number; title: string; slugs: Slugs }[], locale: Locale) =>
  projects.flatMap(({ id, title, slugs }) =>
    slugs[locale] ? [{ id, title, url: href('project', locale, { project: slugs[locale] }) }] : [],
  );
