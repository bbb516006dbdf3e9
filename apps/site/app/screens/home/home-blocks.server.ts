import type { Event, ImageValue } from '@liget/content-api';
import { budapestDay } from '../../lib/clock.ts';
import { clockTime, type DayRange, dayFromNow, weekendOf } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import type { ScreenArguments } from '../../shell/screen-loader.server.ts';
import { toNewsTeaser } from '../magazine/index.ts';
import { toMosaic, toPlaceTeaser } from '../places/index.ts';
import { toEventCard } from '../programs/index.ts';
import { balloonStatus } from './balloon-status.ts';
import { dayQuestion } from './day-question.ts';
import { countProjects, figuresOf } from './figures.ts';
import { liveTiles } from './live-tiles.ts';
import { type HomeProgram, isLive, isSoon, onDays, pickPrograms } from './program-picks.ts';
import { isWeekendOver, quickDates } from './quick-dates.ts';
import { sceneAt } from './scene/scene.ts';
import { toSlide } from './slide.ts';

/** Enough to fill each list after what is over or shown above it has been left out. */
const PROGRAMS_READ = 40;
/** Specification, section 9. */
const HIGHLIGHTED_EVENTS = 7;
const HIGHLIGHTED_NEWS = 3;
const PLACES = 20;
const MOSAIC = 8;
const PROJECTS = 100;

/** A teaser's picture without what only a reader of its caption needs: this page has thirty of them. */
function decorative(image: ImageValue | null): ImageValue | null {
  const picture = cropped(image, 'landscape');
  const plain = { alt: '', caption: null, credit: null, licence: null };
  return picture && { ...picture, ...plain, original: { ...picture.original, file_name: '', file_size: 0 } };
}

/** When an occasion ends, if that is today: of an exhibition nobody wants to know the hour. */
function endOfToday(end: string | null, now: Temporal.Instant): string | null {
  return end && budapestDay(Temporal.Instant.from(end)) === budapestDay(now) ? clockTime(end) : null;
}

/** Reads the blocks of the home screen. Each may be missing; only when there is none at all is the page unavailable. */
export async function loadHome({ locale, now, content, messages, page, drawing }: ScreenArguments) {
  const [today, weekend] = [dayFromNow(now, 0), weekendOf(now)];
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
    content.optional('projectReview'),
  ]);
  const [todays, weekends, featured, carousels, categories, balloon, places, news, projects, review] = blocks;
  // Nothing answered: asking as the main content says why, and throws that status.
  if (blocks.every((block) => block === null)) await content.main('events', read.today);
  const teasers = (places?.data ?? []).map((place) => ({ slug: place.slugs.hu, ...toPlaceTeaser(place, { locale, now, messages }) }));
  const openPlaces = new Set(teasers.filter(({ isOpen }) => isOpen).map(({ slug }) => slug));
  const toProgram = (event: Event): HomeProgram => ({
    ...toEventCard(event, { locale, now, allDay: messages.programs.allDay }),
    isOnNow: isLive(event, openPlaces, now),
    isSoon: isSoon(event, now),
    from: clockTime(event.start_date),
    until: endOfToday(event.end_date, now),
  });
  const within = (list: Event[], days: DayRange) => list.map((event) => onDays(event, days, now)).filter((event) => event !== null);
  const programsToday = todays && within(todays.data, today).map(toProgram);
  const { onNow, soon, ...lists } = pickPrograms({
    today: programsToday,
    featured: featured && featured.data.map(toProgram),
    // On a Sunday the weekend is today, which has its own list.
    weekend: isWeekendOver(now) || !weekends ? null : within(weekends.data, weekend).map(toProgram),
  });
  const isAllRead = todays !== null && todays.meta.total <= PROGRAMS_READ;
  const coming = (programsToday ?? []).filter(({ isOver, status }) => !isOver && status !== 'cancelled' && status !== 'postponed');
  const { featured: picked, ...ofDays } = lists;
  const top = {
    hero: {
      scene: sceneAt(now),
      question: dayQuestion(now),
      count: isAllRead ? { all: coming.length, free: coming.filter(({ free }) => free).length } : null,
    },
    tiles: liveTiles({ onNow, soon, places: teasers }),
    programs: { ...ofDays, isSomethingOn: onNow.length + soon.length > 0 },
    dates: quickDates(now, locale).map(({ name, words, days }) => ({ name, words, url: href('programs', locale, {}, days) })),
    urls: { today: href('programs', locale, {}, today), weekend: href('programs', locale, {}, weekend) },
    categories: (categories?.categories ?? []).map((category) => ({
      title: category.name,
      url: href('programs', locale, {}, { category: category.slug }),
    })),
    balloon: balloon && balloonStatus(balloon, { locale, now, messages }),
  };
  const rest = {
    featured: picked,
    places: toMosaic(teasers.slice(0, MOSAIC), { leads: false }),
    news: (news?.data ?? []).map((item) => toNewsTeaser(item, locale)).map((item) => ({ ...item, image: decorative(item.image) })),
    figures: review ? figuresOf(review.data) : [],
    projects: projects && countProjects(projects.data),
  };
  return { page: await page(), top: drawing(top), slides: (carousels?.carousels ?? []).map(toSlide), rest: drawing(rest) };
}

type Loaded = Awaited<ReturnType<typeof loadHome>>;

export interface HomeData {
  top: NonNullable<Loaded['top']['value']>;
  rest: NonNullable<Loaded['rest']['value']>;
}
