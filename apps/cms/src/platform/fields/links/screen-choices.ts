import { getScreen, type ItemScreenId, listStaticScreens, type StaticScreenId } from '@liget/content-api/screens';
import type { Choice } from '../basics.ts';
import { STATIC_SCREEN_NAMES } from './screen-names.ts';

/** The pages without items, by their Hungarian names. */
export const SCREEN_CHOICES: Choice[] = listStaticScreens()
  .map((value) => ({ value, label: STATIC_SCREEN_NAMES[value] }))
  .toSorted((one, other) => one.label.hu.localeCompare(other.label.hu, 'hu'));

/** The page that lists the items of a screen, or the nearest page above them. */
export function listAbove(screen: ItemScreenId): StaticScreenId {
  const { hu, en } = getScreen(screen);
  for (const [locale, path] of [
    ['hu', hu],
    ['en', en],
  ] as const) {
    const steps = path.split('/');
    for (let length = steps.length - 1; length > (locale === 'hu' ? 1 : 2); length -= 1) {
      const above = steps.slice(0, length).join('/');
      const screen = listStaticScreens().find((id) => getScreen(id)[locale] === above);
      if (screen) return screen;
    }
  }
  return 'home';
}
