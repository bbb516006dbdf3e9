import type { Balloon, Event, Occurrence, TopLocation } from '@liget/content-api';
import { type BalloonState, getBalloonOpening, getBalloonState } from './balloon/balloon.ts';
import { findOccurrenceMaybeNow, findOccurrenceOnNow, findOccurrenceSoon, isOver, type TimeKind } from './occurrences/occurrences.ts';
import { getOpeningAt, isOpen, type OpeningStatus } from './opening-hours/opening-state.ts';
import type { PlaceHours } from './opening-hours/place-hours.ts';
import { getDayQuestion, getScene, isLate, type Scene } from './scene/scene.ts';

/** The content on which the state of the park depends. Either part is `null` while it is unavailable. */
export interface ParkContent {
  places: readonly TopLocation[] | null;
  balloon: Balloon | null;
  /**
   * Whether the content is older than an outage: then opening, balloon and current events are unknown, although hours and dates are known. Called
   * each time, because a view may read more content in between.
   */
  isOutdated?: () => boolean;
}

type EventDates = Pick<Event, 'occurrences' | 'status' | 'location'> & TimeKind;

/** The state of the park at an instant. Every view of the site uses it, so that no two views contradict each other. */
export interface ParkAtInstant {
  at: Temporal.Instant;
  /** The data are from before an outage, so that opening, balloon and current events are unknown. */
  readonly isOutdated: boolean;
  scene: Scene;
  /** Late in the evening or at night: no view names an event of today that is only possible. */
  isLate: boolean;
  question: ReturnType<typeof getDayQuestion>;
  /** `null` while its content cannot be read. */
  readonly balloon: BalloonState | null;
  /** `null` if the place has no machine-readable hours. */
  opening(place: TopLocation): OpeningStatus | null;
  /** The state by hours alone, of what is no top location; `null` without any. */
  openingByHours(hours: PlaceHours): OpeningStatus | null;
  isOpen(place: TopLocation): boolean;
  /** Whether the place with these slugs stays closed for the rest of the day, so that lasting events there cannot be visited today. */
  isShutToday(slugs: Pick<TopLocation['slugs'], 'hu'>): boolean;
  /** The occurrence of an event that is on. */
  onNow(event: EventDates): Occurrence | undefined;
  /** Whether the place is closed for its visitors, but one of these events is on in it. */
  isOpenForEvent(place: TopLocation, events: readonly EventDates[]): boolean;
  /** The occurrence that may be on: it has begun, and its hours or its end are unknown. None late in the evening and at night. */
  maybeOn(event: EventDates): Occurrence | undefined;
  /** The occurrence that begins within two hours. */
  soon(event: EventDates): Occurrence | undefined;
  /** Whether all its occurrences are over. */
  isOver(event: Pick<Event, 'occurrences'>): boolean;
}

/** Reads the opening of places at an instant. */
function createOpeningReader({ balloon, isOutdated }: Required<ParkContent>, at: Temporal.Instant): ParkAtInstant['opening'] {
  const scheduled = balloon?.schedule?.slugs.hu;
  // Cached, because a page asks for the same place dozens of times.
  const openings = new Map<TopLocation, OpeningStatus | null>();
  const getCachedOpening = (place: TopLocation): OpeningStatus | null => {
    const cachedStatus = openings.get(place);
    if (cachedStatus !== undefined) return cachedStatus;
    const status = balloon && scheduled && place.slugs.hu === scheduled ? getBalloonOpening(balloon, place, at) : getOpeningAt(place, at);
    openings.set(place, status);
    return status;
  };
  return (place) => hideOutdated(getCachedOpening(place), isOutdated);
}

/** The state, unless it is from data that are too old to rely on. */
const hideOutdated = (status: OpeningStatus | null, isOutdated: () => boolean): OpeningStatus | null =>
  status && status.kind !== 'always' && isOutdated() ? { kind: 'unknown' } : status;

const getPlaceSlug = (event: EventDates, date: Occurrence) => (date.location ?? event.location)?.top_location?.slugs.hu;

const isShut = (status: OpeningStatus | null) => status?.kind === 'closed' || status?.kind === 'opens';

/** The state of the park at an instant; pure, without a clock. */
export function getPark({ places, balloon, isOutdated = () => false }: ParkContent, at: Temporal.Instant): ParkAtInstant {
  const getPlace = (slug: string | null | undefined) => places?.find(({ slugs }) => slug && slugs.hu === slug) ?? null;
  const opening = createOpeningReader({ places, balloon, isOutdated }, at);
  const scene = getScene(at);
  let flight: BalloonState | undefined;
  const getOpening = (event: EventDates, date: Occurrence) => {
    const place = getPlace(getPlaceSlug(event, date));
    return place && opening(place);
  };
  /** A place that never closes says nothing about events there, except about exhibitions and permanent ones: a trail is there at any time. */
  const isPlaceOpen = (event: EventDates, date: Occurrence) => {
    const kind = getOpening(event, date)?.kind;
    return kind === 'open' || (kind === 'always' && (event.constant === true || event.exhibition === true));
  };
  const findOnNow = (event: EventDates) => findOccurrenceOnNow(event, at, (date) => isPlaceOpen(event, date));
  const onNow = (event: EventDates) => (isOutdated() ? undefined : findOnNow(event));
  return {
    at,
    scene,
    isLate: isLate(at),
    question: getDayQuestion(at),
    get balloon(): BalloonState | null {
      if (!balloon) return null;
      if (isOutdated()) return { kind: 'unknown' };
      flight ??= getBalloonState(balloon, getPlace(balloon.schedule?.slugs.hu), at);
      return flight;
    },
    opening,
    openingByHours: (hours) => hideOutdated(getOpeningAt(hours, at), isOutdated),
    isOpen: (place) => isOpen(opening(place)),
    isShutToday: ({ hu }) => {
      const place = getPlace(hu);
      return place !== null && opening(place)?.kind === 'closed';
    },
    get isOutdated() {
      return isOutdated();
    },
    onNow,
    isOpenForEvent: (place, events) => {
      if (!isShut(opening(place))) return false;
      return events.some((event) => {
        const date = onNow(event);
        return date !== undefined && place.slugs.hu !== null && getPlaceSlug(event, date) === place.slugs.hu;
      });
    },
    // Not late in the evening or at night, so that nobody comes for an event that is only possible.
    maybeOn: (event) => {
      if (isOutdated() || isLate(at)) return undefined;
      const date = findOccurrenceMaybeNow(event, at, (item) => isShut(getOpening(event, item)));
      return date === findOnNow(event) ? undefined : date;
    },
    soon: (event) => (isOutdated() ? undefined : findOccurrenceSoon(event, at)),
    isOver: ({ occurrences }) => occurrences.length > 0 && occurrences.every((item) => isOver(item, at)),
  };
}
