import type { projects as hungarian } from '../hu/projects.ts';

export const projects: typeof hungarian = {
  review: 'Our first 10 years',
  oneByOne: 'Leaf through them one by one',
  groups: { under_construction: 'Under construction', in_preparation: 'In preparation', completed: 'Completed' },
  statuses: { under_construction: 'Under construction', in_preparation: 'In preparation', completed: 'Completed' },
  architect: 'Architect',
  area: 'Area',
  contractor: 'Contractor',
  status: 'Status',
  period: 'Construction period',
  visit: 'Plan a visit: {place}',
  pictures: 'Pictures',
  all: 'All projects',
  years: 'Years',
  ofYear: 'Projects of the year',
  slides: 'Projects one by one, scrolls sideways',
  position: '{number} of {total}',
  previous: 'Previous: {title}',
  next: 'Next: {title}',
};
