import { projectSections } from './projects/before-and-after.ts';
import { beyondProjects } from './projects/beyond.ts';
import { comingProjects } from './projects/coming.ts';
import { gardenProjects } from './projects/gardens.ts';
import { meetingPlaceProjects } from './projects/meeting-places.ts';
import { museumProjects } from './projects/museums.ts';
import { sportProjects } from './projects/sport.ts';
import type { SeedProject } from './types.ts';

export const projects: SeedProject[] = [
  ...museumProjects,
  ...meetingPlaceProjects,
  ...gardenProjects,
  ...sportProjects,
  ...beyondProjects,
  ...comingProjects,
].map((project) => ({ ...project, sections: projectSections[project.key] ?? [] }));
