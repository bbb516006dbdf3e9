import type { ImageValue, Locale, Project } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';

/** A project as a list shows it. */
export interface ProjectTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  image: ImageValue | null;
  status: Project['status'];
  period: string;
}

export function toProjectTeaser(project: Project, locale: Locale): ProjectTeaser {
  return {
    id: project.id,
    url: href('project', locale, { project: project.slugs[locale] ?? project.slug }),
    title: project.title,
    lead: project.lead,
    image: imageOf(project.media, 'lead') ?? null,
    status: project.status,
    period: project.construction_period,
  };
}

/** What a visitor can watch growing comes first. */
export const STATUSES = ['under_construction', 'in_preparation', 'completed'] as const satisfies readonly Project['status'][];

/** Projects by status, in the content's order; statuses without a project are left out. */
export function byStatus<Item extends Pick<ProjectTeaser, 'status'>>(
  projects: readonly Item[],
): { status: Project['status']; projects: Item[] }[] {
  return STATUSES.map((status) => ({ status, projects: projects.filter((project) => project.status === status) })).filter(
    (group) => group.projects.length > 0,
  );
}
