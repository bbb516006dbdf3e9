import type { documents as hungarian } from '../hu/documents.ts';

export const documents: typeof hungarian = {
  hungarianOnly: 'Professional documents are available in Hungarian only.',
  none: 'There are no professional documents at the moment',
  noneHint: 'The pages of the projects tell you about the works, too.',
  toProjects: 'All projects',
};
