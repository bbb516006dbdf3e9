import { LANGUAGES, type Language, THEMES, type Theme } from './story.ts';

export const WIDTHS = [390, 768, 1024, 1440] as const;

/** What the gallery shows; kept in its address, so that a view can be sent to somebody. */
export interface Settings {
  group: string;
  language: Language;
  theme: Theme;
  /** Of the window that the stories see, in CSS pixels; 'full' is all there is. */
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
