import type { Balloon, Locale } from '@liget/content-api';
import { itemPath, shownSlugs } from '@liget/content-api/screens';
import { href } from './href.ts';

/** Where the balloon's time slots are told: the section of its place's page; the places, while none has it. */
export function scheduleHref({ schedule }: Pick<Balloon, 'schedule'>, locale: Locale): string {
  const page = schedule && itemPath('topLocation', locale, shownSlugs(schedule.slugs));
  return page ? `${page}#${schedule.anchor}` : href('topLocations', locale);
}
