import { LANGUAGES, type Language, THEMES, type Theme } from './story.ts';

export const WIDTHS = [390, 768, 1024, 1440] as const;

/** The settings of the gallery; stored in its URL, so that a view can be shared. */
export interface Settings {
  group: string;
  language: Language;
  theme: Theme;
  /** Width of the stories' window in CSS pixels; 'full' uses all the room. */
  width: (typeof WIDTHS)[number] | 'full';
}

export function parseSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    group: query.get('group') ?? '',
    language: LANGUAGES.find((language) => language === query.get('language')) ?? 'hu',
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'light',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 'full',
  };
}

export function toSettingsUrl(settings: Settings): string {
  return `?${new URLSearchParams({ ...settings, width: String(settings.width) })}`;
}
