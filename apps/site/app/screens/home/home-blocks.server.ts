import type { Event, ImageValue } from '@liget/content-api';
import { hasComingDate } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { getBalloonStatus } from '../../components/balloon-status.ts';
import { getHighlightedEventsQuery, HIGHLIGHTED_NEWS_QUERY } from '../../content/highlights.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import type { DayRange } from '../../lib/day-ranges.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { getQuickDates } from '../../lib/quick-dates.ts';
import { href, type Query } from '../../lib/urls/href.ts';
import { toNewsTeaser } from '../magazine/index.ts';
import { readNow, selectShortList } from '../now/index.server.ts';
import { toMosaic, toPlaceTeaser } from '../places/index.ts';
import { getCardState, toEventCard } from '../programs/index.ts';
import { toSlide } from './carousel/slide.ts';
import { countProjects, selectFigures } from './figures/figures.ts';
import { chooseOnDays, isListedAt, selectEvents } from './programs/program-picks.ts';
import { listQuickDates } from './quick-dates.ts';

/** Enough to fill each list after leaving out events that are over or shown above it. */
const PROGRAMS_READ = 40;
/** Specification, section 9. */
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

interface HomeDays {
  today: DayRange;
  weekend: DayRange;
}

/** Reads the answers that the home page needs. Any of them may be missing; without any, the page is unavailable. */
async function readHome(args: ScreenArguments, { today, weekend }: HomeDays) {
  const { now, content } = args;
  const todaysEvents = { query: { ...today, limit: PROGRAMS_READ } };
  const [atNow, ...blocks] = await Promise.all([
    readNow(args, { at: now, from: null, needs: [] }),
    content.optional('events', todaysEvents),
    content.optional('events', { query: { ...weekend, limit: PROGRAMS_READ } }),
    content.optional('events', { query: getHighlightedEventsQuery(now) }),
    content.optional('homeCarousels'),
    content.optional('eventCategories'),
    content.optional('balloon'),
    content.optionalList('topLocations'),
    content.optional('news', { query: HIGHLIGHTED_NEWS_QUERY }),
    content.optional('projects', { query: { limit: PROJECTS } }),
    content.optional('projectReview'),
    content.optional('eventAgenda', { query: { ...today, free: '1', limit: 1 } }),
  ]);
  // Nothing was answered: reading it as the main content throws the right status.
  if (blocks.every((block) => block === null)) await content.main('events', todaysEvents);
  const [todays, weekends, featured, carousels, categories, balloon, places, news, projects, review, freeAgenda] = blocks;
  const shortList = selectShortList(atNow.programs, atNow.places);
  return { atNow, shortList, todays, weekends, featured, carousels, categories, balloon, places, news, projects, review, freeAgenda };
}

type HomeAnswers = Awaited<ReturnType<typeof readHome>>;

/** The cards of the lists of events, in which no event is shown twice. */
function toEventCards(
  { atNow: { park }, shortList, todays, weekends, featured }: HomeAnswers,
  { locale, messages, now }: ScreenArguments,
  { today, weekend }: HomeDays,
) {
  // Three lists of up to forty events are loaded and seventeen shown: only those become cards.
  const toListItem = (event: Event) => ({
    event,
    id: event.id,
    ...getCardState(event, park),
    hasComingDate: hasComingDate(event, now),
  });
  const filterDays = (list: Event[], days: DayRange) =>
    list.map((event) => chooseOnDays(event, days, now)).filter((event) => event !== null);
  const picks = selectEvents({
    shown: shortList.flatMap(({ eventId }) => eventId ?? []),
    today:
      todays &&
      filterDays(todays.data, today)
        .filter((event) => isListedAt(event, park))
        .map(toListItem),
    featured: featured && featured.data.map(toListItem),
    weekend: weekends && filterDays(weekends.data, weekend).map(toListItem),
  });
  const toCards = (list: { event: Event }[] | null) => list && list.map(({ event }) => toEventCard(event, { locale, park, messages }));
  return { today: toCards(picks.today), featured: toCards(picks.featured), weekend: toCards(picks.weekend) };
}

/** The numbers of the day's events; `null` while one of them is unknown. */
function getEventCounts({ atNow: { park, programs, countTomorrow }, freeAgenda }: HomeAnswers) {
  if (park.isOutdated || !freeAgenda || countTomorrow === null) return null;
  // The same number as in the ribbon of days and the list of today.
  return { all: programs.count, free: freeAgenda.meta.dated, tomorrow: countTomorrow };
}

function toPlaceMosaic({ atNow: { park, events }, places }: HomeAnswers, { locale, messages }: ScreenArguments) {
  const shown = (places?.data ?? []).slice(0, MOSAIC);
  const teasers = shown.map((place) => ({ slug: place.slugs.hu, ...toPlaceTeaser(place, { locale, messages, park, events }) }));
  return toMosaic(teasers, { leads: false });
}

/** Loads the blocks of the home page. */
export async function loadHome(args: ScreenArguments) {
  const { locale, now, messages, page, drawing } = args;
  const quickDates = getQuickDates(now);
  const ranges = { today: quickDates.today.range, weekend: quickDates.weekend.range };
  const answers = await readHome(args, ranges);
  const { shortList, carousels, categories, balloon, news, projects, review } = answers;
  const { park } = answers.atNow;
  const cards = toEventCards(answers, args, ranges);
  const getProgramsUrl = (query: Query) => href('programs', locale, {}, query);
  const top = {
    hero: { scene: park.scene, question: park.question, count: getEventCounts(answers) },
    // Prices of places are shown on their pages and on the screen "now".
    now: shortList.map((row) => (row.eventId === null ? { ...row, note: null } : row)),
    weekendName: quickDates.weekend.name,
    programs: {
      today: cards.today,
      weekend: cards.weekend,
      isOutdated: park.isOutdated,
      isSomethingOn: shortList.some(({ eventId }) => eventId !== null),
    },
    dates: listQuickDates(now, locale).map(({ name, words, range }) => ({ name, words, url: getProgramsUrl(range) })),
    urls: { today: getProgramsUrl(ranges.today), weekend: getProgramsUrl(ranges.weekend) },
    categories: (categories?.categories ?? []).map(({ name, slug }) => ({ title: name, url: getProgramsUrl({ category: slug }) })),
    balloon: balloon && park.balloon && getBalloonStatus(balloon, park.balloon, { locale, now, messages }),
  };
  const rest = {
    featured: cards.featured,
    places: toPlaceMosaic(answers, args),
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
