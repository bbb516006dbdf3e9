import type { projects as hungarian } from '../hu/projects.ts';

export const projects: typeof hungarian = {};
