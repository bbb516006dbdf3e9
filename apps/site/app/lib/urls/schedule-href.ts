import type { Balloon, Locale } from '@liget/content-api';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import { href } from './href.ts';

/** The URL of the balloon's time slots: the section of its place's page; the list of places while no page has it. */
export function getScheduleHref({ schedule }: Pick<Balloon, 'schedule'>, locale: Locale): string {
  const page = schedule && getItemPath('topLocation', locale, getShownSlugs(schedule.slugs));
  return page ? `${page}#${schedule.anchor}` : href('topLocations', locale);
}
