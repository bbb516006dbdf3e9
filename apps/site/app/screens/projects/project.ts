import type { ImageValue, Locale, Project } from '@liget/content-api';
import { getImage } from '../../lib/images/image.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { createGuard } from '../../lib/urls/query-reader.ts';

/** A project for lists. */
export interface ProjectTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of its texts, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  image: ImageValue | null;
  status: Project['status'];
  period: string;
  area: string;
}

/** Converts a project, with the one crop of its picture that is shown. */
export function toProjectTeaser(project: Project, locale: Locale): ProjectTeaser {
  return {
    id: project.id,
    url: href('project', locale, { project: project.slugs[locale] ?? project.slug }),
    title: project.title,
    lang: getItemLang(project, locale),
    lead: project.lead,
    image: cropImage(getImage(project.media, 'lead'), 'landscape'),
    status: project.status,
    period: project.construction_period,
    area: project.area,
  };
}

/** Projects that visitors can watch come first. */
export const STATUSES = ['under_construction', 'in_preparation', 'completed'] as const satisfies readonly Project['status'][];

/** Projects by status, in the content's order; statuses without a project are left out. */
export function groupByStatus<Item extends Pick<ProjectTeaser, 'status'>>(
  projects: readonly Item[],
): { status: Project['status']; projects: Item[] }[] {
  return STATUSES.map((status) => ({ status, projects: projects.filter((project) => project.status === status) })).filter(
    (group) => group.projects.length > 0,
  );
}

export const isStatus = createGuard(STATUSES);

/** The next project in the content's order, the first one after the last; `null` for an only or unknown project. */
export function getNextItem<Item extends { id: number }>(projects: readonly Item[], id: number): Item | null {
  const index = projects.findIndex((project) => project.id === id);
  if (index < 0 || projects.length < 2) return null;
  return projects[(index + 1) % projects.length] ?? null;
}
