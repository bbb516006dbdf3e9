import type { Event, ImageValue } from '@liget/content-api';
import { hasComingDate } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { getBalloonStatus } from '../../components/balloon-status.ts';
import { ALL_PLACES } from '../../content/park.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import type { DayRange } from '../../lib/day-ranges.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getQuickDates } from '../../lib/quick-dates.ts';
import { href } from '../../lib/urls/href.ts';
import { toNewsTeaser } from '../magazine/index.ts';
import { readNow, selectShortList } from '../now/index.server.ts';
import { toMosaic, toPlaceTeaser } from '../places/index.ts';
import { getCardState, toEventCard } from '../programs/index.ts';
import { countProjects, selectFigures } from './figures.ts';
import { chooseOnDays, selectEvents } from './program-picks.ts';
import { listQuickDates } from './quick-dates.ts';
import { toSlide } from './slide.ts';

/** Enough to fill each list after leaving out events that are over or shown above it. */
const PROGRAMS_READ = 40;
/** Specification, section 9. */
const HIGHLIGHTED_EVENTS = 7;
const HIGHLIGHTED_NEWS = 3;
const MOSAIC = 8;
const PROJECTS = 100;

/** A teaser's picture without data for captions: this page has thirty of them. */
function toDecorative(image: ImageValue | null): ImageValue | null {
  const picture = cropImage(image, 'landscape');
  return picture && { ...removeDescription(picture), alternates: (picture.alternates ?? []).map(removeDescription) };
}

const removeDescription = (picture: ImageValue): ImageValue => ({
  ...picture,
  alt: '',
  caption: null,
  credit: null,
  licence: null,
  original: { ...picture.original, file_name: '', file_size: 0 },
});

/** Loads the blocks of the home page. Any of them may be missing; without any, the page is unavailable. */
export async function loadHome(args: ScreenArguments) {
  const { locale, now, content, messages, page, drawing } = args;
  const quickDates = getQuickDates(now);
  const [today, weekend] = [quickDates.today.range, quickDates.weekend.range];
  const read = {
    today: { query: { ...today, limit: PROGRAMS_READ } },
    weekend: { query: { ...weekend, limit: PROGRAMS_READ } },
  };
  const [nowAnswers, ...blocks] = await Promise.all([
    readNow(args, { at: now, from: null, needs: [] }),
    content.optional('events', read.today),
    content.optional('events', read.weekend),
    content.optional('events', { query: { highlighted: '1', start_date: toBudapestDay(now), limit: HIGHLIGHTED_EVENTS } }),
    content.optional('homeCarousels'),
    content.optional('eventCategories'),
    content.optional('balloon'),
    content.optional('topLocations', ALL_PLACES),
    content.optional('news', { query: { is_highlighted: '1', limit: HIGHLIGHTED_NEWS } }),
    content.optional('projects', { query: { limit: PROJECTS } }),
    content.optional('projectReview'),
    content.optional('eventAgenda', { query: { ...today, free: '1', limit: 1 } }),
  ]);
  const [todays, weekends, featured, carousels, categories, balloon, places, news, projects, review, freeAgenda] = blocks;
  const { park, programs, places: placesNow, countTomorrow } = nowAnswers;
  // Nothing was answered: reading it as the main content throws the right status.
  if (blocks.every((block) => block === null)) await content.main('events', read.today);
  const placeContext = { locale, messages, park, events: nowAnswers.events };
  const teasers = (places?.data ?? []).map((place) => ({ slug: place.slugs.hu, ...toPlaceTeaser(place, placeContext) }));
  // Three lists of up to forty events are loaded and seventeen shown: only those become cards.
  const toListItem = (event: Event) => ({
    event,
    id: event.id,
    ...getCardState(event, park),
    hasComingDate: hasComingDate(event, now),
  });
  const toProgram = ({ event }: { event: Event }) => toEventCard(event, { locale, park, messages });
  const filterDays = (list: Event[], days: DayRange) =>
    list.map((event) => chooseOnDays(event, days, now)).filter((event) => event !== null);
  const short = selectShortList(programs, placesNow);
  const picks = selectEvents({
    shown: short.flatMap(({ eventId }) => eventId ?? []),
    today: todays && filterDays(todays.data, today).map(toListItem),
    featured: featured && featured.data.map(toListItem),
    weekend: weekends && filterDays(weekends.data, weekend).map(toListItem),
  });
  // The same number as in the ribbon of days and the list of today.
  const count = freeAgenda && countTomorrow !== null ? { all: programs.count, free: freeAgenda.meta.dated, tomorrow: countTomorrow } : null;
  const top = {
    hero: {
      scene: park.scene,
      question: park.question,
      count: park.isOutdated ? null : count,
    },
    // Prices of places are shown on their pages and on the screen "now".
    now: short.map((row) => (row.eventId === null ? { ...row, note: null } : row)),
    weekendName: quickDates.weekend.name,
    programs: {
      today: picks.today && picks.today.map(toProgram),
      weekend: picks.weekend && picks.weekend.map(toProgram),
      isOutdated: park.isOutdated,
      isSomethingOn: short.some(({ eventId }) => eventId !== null),
    },
    dates: listQuickDates(now, locale).map(({ name, words, range }) => ({ name, words, url: href('programs', locale, {}, range) })),
    urls: { today: href('programs', locale, {}, today), weekend: href('programs', locale, {}, weekend) },
    categories: (categories?.categories ?? []).map((category) => ({
      title: category.name,
      url: href('programs', locale, {}, { category: category.slug }),
    })),
    balloon: balloon && park.balloon && getBalloonStatus(balloon, park.balloon, { locale, now, messages }),
  };
  const rest = {
    featured: picks.featured && picks.featured.map(toProgram),
    places: toMosaic(teasers.slice(0, MOSAIC), { leads: false }),
    news: (news?.data ?? []).map((item) => toNewsTeaser(item, locale)).map((item) => ({ ...item, image: toDecorative(item.image) })),
    figures: review ? selectFigures(review.data) : [],
    projects: projects && countProjects(projects.data),
  };
  return {
    page: await page(),
    top: drawing(top),
    slides: (carousels?.carousels ?? []).map(toSlide),
    rest: drawing(rest),
    today: toBudapestDay(now),
  };
}

type HomeContent = Awaited<ReturnType<typeof loadHome>>;

export interface HomeData {
  top: NonNullable<HomeContent['top']['value']>;
  rest: NonNullable<HomeContent['rest']['value']>;
}
