import type { Event } from '@liget/content-api';
import { budapestDay } from '../../lib/clock.ts';
import { type DayRange, dayFromNow, weekendOf } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import type { ScreenArguments } from '../../shell/screen-loader.server.ts';
import { toNewsTeaser } from '../magazine/index.ts';
import { toPlaceTeaser } from '../places/index.ts';
import { toProgramTeaser } from '../programs/index.ts';
import { toProjectTeaser } from '../projects/index.ts';
import { balloonStatus } from './balloon-status.ts';
import { isLive, onDays, pickPrograms } from './program-picks.ts';
import { toSlide } from './slide.ts';

/** Enough to fill each list after what is over or shown above it has been left out. */
const PROGRAMS_READ = 40;
/** Specification, section 9. */
const HIGHLIGHTED_EVENTS = 7;
const HIGHLIGHTED_NEWS = 3;
const PLACES = 20;
const PROJECTS = 3;

/** Only one crop of a picture is shown on this page. */
function light<Item extends { image: Parameters<typeof cropped>[0] }>(item: Item) {
  return { ...item, image: cropped(item.image, 'landscape') };
}

/** Reads the blocks of the home screen. Each may be missing; only when there is none at all is the page unavailable. */
export async function loadHome({ locale, now, content, messages, page }: ScreenArguments) {
  const [today, tomorrow, weekend] = [dayFromNow(now, 0), dayFromNow(now, 1), weekendOf(now)];
  const read = {
    today: { query: { ...today, limit: PROGRAMS_READ } },
    weekend: { query: { ...weekend, limit: PROGRAMS_READ } },
  };
  const blocks = await Promise.all([
    content.optional('events', read.today),
    content.optional('events', read.weekend),
    content.optional('events', { query: { highlighted: '1', start_date: budapestDay(now), limit: HIGHLIGHTED_EVENTS } }),
    content.optional('homeCarousels'),
    content.optional('eventCategories'),
    content.optional('balloon'),
    content.optional('topLocations', { query: { limit: PLACES } }),
    content.optional('news', { query: { is_highlighted: '1', limit: HIGHLIGHTED_NEWS } }),
    content.optional('projects', { query: { limit: PROJECTS } }),
  ]);
  const [todays, weekends, featured, carousels, categories, balloon, places, news, projects] = blocks;
  // Nothing answered: asking as the main content says why, and throws that status.
  if (blocks.every((block) => block === null)) await content.main('events', read.today);
  const openPlaces = new Set(
    (places?.data ?? []).filter((place) => toPlaceTeaser(place, { locale, now, messages }).isOpen).map((place) => place.slugs.hu),
  );
  const teaser = (event: Event) => ({ ...light(toProgramTeaser(event, locale, now)), isOnNow: isLive(event, openPlaces, now) });
  const within = (list: Event[], days: DayRange) => list.map((event) => onDays(event, days, now)).filter((event) => event !== null);
  return {
    page: await page(),
    slides: (carousels?.carousels ?? []).map(toSlide),
    programs: pickPrograms({
      today: todays && within(todays.data, today).map(teaser),
      featured: featured && featured.data.map(teaser),
      // On a Sunday the weekend is today, which has its own list.
      weekend: weekend.to === today.to || !weekends ? null : within(weekends.data, weekend).map(teaser),
    }),
    dates: [
      { name: 'today' as const, url: href('programs', locale, {}, today) },
      { name: 'tomorrow' as const, url: href('programs', locale, {}, tomorrow) },
      { name: 'weekend' as const, url: href('programs', locale, {}, weekend) },
    ] as const,
    categories: (categories?.categories ?? []).map((category) => ({
      title: category.name,
      url: href('programs', locale, {}, { category: category.slug }),
    })),
    balloon: balloon && balloonStatus(balloon, locale, now),
    places: (places?.data ?? []).map((place) => light(toPlaceTeaser(place, { locale, now, messages }))),
    news: (news?.data ?? []).map((item) => toNewsTeaser(item, locale)),
    projects: (projects?.data ?? []).map((project) => light(toProjectTeaser(project, locale))),
  };
}
