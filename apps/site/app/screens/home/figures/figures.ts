import type { Project, ProjectReview } from '@liget/content-api';

/** One of the project's numbers, as the editors wrote it. */
export interface Figure {
  /** For example '35 000', '3,5 ha'. */
  value: string;
  label: string;
}

const FIGURES = 5;
const MAX_CHARACTERS = 9;
/** A figure for large type: a number with a unit, or with at least three digits. */
const MEASURE = /^\d[\d\s.,]*\s?(m²|m|km|ha|%)$/;
const MANY = /^\d[\d\s.,]*\d{2}$/;

/** The ten-year review's numbers, those of the latest years first. */
export function selectFigures(review: Pick<ProjectReview, 'years'>): Figure[] {
  const seenLabels = new Set<string>();
  return review.years
    .toSorted((a, b) => b.year - a.year)
    .flatMap(({ figures }) => figures)
    .filter(({ value, label }) => {
      const isLarge = MEASURE.test(value.trim()) || MANY.test(value.trim());
      if (!isLarge || value.length > MAX_CHARACTERS || seenLabels.has(label)) return false;
      seenLabels.add(label);
      return true;
    })
    .slice(0, FIGURES)
    .map(({ value, label }) => ({ value: value.trim().replaceAll(' ', '\u00a0'), label }));
}

/** The numbers of finished and of unfinished projects. */
export function countProjects(projects: readonly Pick<Project, 'status'>[]): { completed: number; coming: number } {
  const completed = projects.filter(({ status }) => status === 'completed').length;
  return { completed, coming: projects.length - completed };
}
