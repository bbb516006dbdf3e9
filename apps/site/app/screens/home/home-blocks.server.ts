import type { Event, ImageValue } from '@liget/content-api';
import { endsToday } from '@liget/park';
import { EVERY_PLACE } from '../../content/park.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { budapestDay } from '../../lib/clock.ts';
import { clockTime, type DayRange, dayFromNow, weekendName, weekendOf } from '../../lib/dates.ts';
import { href } from '../../lib/href.ts';
import { cropped } from '../../lib/image-crop.ts';
import { canBeJoined, shownStatusAt } from '../../lib/shown-status.ts';
import { toNewsTeaser } from '../magazine/index.ts';
import { toMosaic, toPlaceTeaser } from '../places/index.ts';
import { cardState, toEventCard } from '../programs/index.ts';
import { balloonStatus } from './balloon-status.ts';
import { countProjects, figuresOf } from './figures.ts';
import { liveTiles } from './live-tiles.ts';
import { type HomeProgram, onDays, pickPrograms } from './program-picks.ts';
import { quickDates } from './quick-dates.ts';
import { toSlide } from './slide.ts';

/** Enough to fill each list after what is over or shown above it has been left out. */
const PROGRAMS_READ = 40;
/** Specification, section 9. */
const HIGHLIGHTED_EVENTS = 7;
const HIGHLIGHTED_NEWS = 3;
const MOSAIC = 8;
const PROJECTS = 100;
/** Place in the ribbon of days. */
const TOMORROW = 1;

/** A teaser's picture without what only a reader of its caption needs: this page has thirty of them. */
function decorative(image: ImageValue | null): ImageValue | null {
  const picture = cropped(image, 'landscape');
  return picture && { ...undescribed(picture), alternates: (picture.alternates ?? []).map(undescribed) };
}

const undescribed = (picture: ImageValue): ImageValue => ({
  ...picture,
  alt: '',
  caption: null,
  credit: null,
  licence: null,
  original: { ...picture.original, file_name: '', file_size: 0 },
});

/** Reads the blocks of the home screen. Each may be missing; only when there is none at all is the page unavailable. */
export async function loadHome({ locale, now, content, messages, page, drawing, park: readsPark }: ScreenArguments) {
  const parkNow = readsPark();
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
    content.optional('topLocations', EVERY_PLACE),
    content.optional('news', { query: { is_highlighted: '1', limit: HIGHLIGHTED_NEWS } }),
    content.optional('projects', { query: { limit: PROJECTS } }),
    content.optional('projectReview'),
    content.optional('eventAgenda', { query: { ...today, limit: 1 } }),
    content.optional('eventAgenda', { query: { ...today, free: '1', limit: 1 } }),
  ]);
  const [todays, weekends, featured, carousels, categories, balloon, places, news, projects, review, agenda, freeAgenda] = blocks;
  const park = await parkNow;
  // Nothing answered: asking as the main content says why, and throws that status.
  if (blocks.every((block) => block === null)) await content.main('events', read.today);
  const teasers = (places?.data ?? []).map((place) => ({ slug: place.slugs.hu, ...toPlaceTeaser(place, { locale, messages }, park) }));
  // Three lists of up to forty are read, and seventeen programs shown: cards are made of those alone.
  const toPickable = (event: Event) => ({
    event,
    id: event.id,
    ...cardState(event, park),
    isSoon: park.soon(event)?.start_date === event.start_date,
    isJoinable: canBeJoined(shownStatusAt(event, event.start_date)),
    from: clockTime(event.start_date),
  });
  const toProgram = ({ event, isSoon, isJoinable, from }: ReturnType<typeof toPickable>): HomeProgram => ({
    ...toEventCard(event, { locale, park, messages }),
    isSoon,
    isJoinable,
    from,
    // Of an exhibition nobody wants to know the hour.
    until: event.end_date && endsToday(event, now) ? clockTime(event.end_date) : null,
  });
  const within = (list: Event[], days: DayRange) => list.map((event) => onDays(event, days, now)).filter((event) => event !== null);
  const picks = pickPrograms({
    today: todays && within(todays.data, today).map(toPickable),
    featured: featured && featured.data.map(toPickable),
    weekend: weekends && within(weekends.data, weekend).map(toPickable),
  });
  const [onNow, soon] = [picks.onNow.map(toProgram), picks.soon.map(toProgram)];
  // The number that the ribbon of days and the list of today say.
  const count = agenda &&
    freeAgenda && { all: agenda.meta.dated, free: freeAgenda.meta.dated, tomorrow: agenda.ribbon.at(TOMORROW)?.dated ?? 0 };
  const top = {
    hero: {
      scene: park.scene,
      question: park.question,
      count: park.isOutdated ? null : count,
    },
    tiles: liveTiles({ onNow, soon, places: teasers }),
    weekendName: weekendName(now),
    programs: {
      today: picks.today && picks.today.map(toProgram),
      weekend: picks.weekend && picks.weekend.map(toProgram),
      isOutdated: park.isOutdated,
      isSomethingOn: onNow.length + soon.length > 0,
    },
    dates: quickDates(now, locale).map(({ name, words, days }) => ({ name, words, url: href('programs', locale, {}, days) })),
    urls: { today: href('programs', locale, {}, today), weekend: href('programs', locale, {}, weekend) },
    categories: (categories?.categories ?? []).map((category) => ({
      title: category.name,
      url: href('programs', locale, {}, { category: category.slug }),
    })),
    balloon: balloon && park.balloon && balloonStatus(balloon, park.balloon, { locale, now, messages }),
  };
  const rest = {
    featured: picks.featured && picks.featured.map(toProgram),
    places: toMosaic(teasers.slice(0, MOSAIC), { leads: false }),
    news: (news?.data ?? []).map((item) => toNewsTeaser(item, locale)).map((item) => ({ ...item, image: decorative(item.image) })),
    figures: review ? figuresOf(review.data) : [],
    projects: projects && countProjects(projects.data),
  };
  return {
    page: await page(),
    top: drawing(top),
    slides: (carousels?.carousels ?? []).map(toSlide),
    rest: drawing(rest),
    today: budapestDay(now),
  };
}

type Loaded = Awaited<ReturnType<typeof loadHome>>;

export interface HomeData {
  top: NonNullable<Loaded['top']['value']>;
  rest: NonNullable<Loaded['rest']['value']>;
}
