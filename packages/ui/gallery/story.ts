import type { ReactNode } from 'react';

export const LANGUAGES = ['hu', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The exports of a `*.stories.tsx` file: a title, and components by the name of what they show. */
export interface StoryFile {
  title: string;
  stories: Record<string, (props: { language: Language }) => ReactNode>;
}

export interface StoryGroup extends StoryFile {
  /** The file's name: 'actions'. */
  id: string;
}
