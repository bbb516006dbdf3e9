import type { StoryFile, StoryGroup } from './story.ts';

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

export const STORY_GROUPS: StoryGroup[] = Object.entries(files)
  .map(([path, { title, stories }]) => ({ id: path.replace(/^.*\/(.+)\.stories\.tsx$/, '$1'), title, stories }))
  .toSorted((one, other) => one.title.localeCompare(other.title, 'hu'));
