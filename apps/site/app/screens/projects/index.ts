export { ProjectCard } from './ProjectCard.tsx';
export { type ProjectTeaser, toProjectTeaser } from './project.ts';
