import type { Balloon, Event, Occurrence, TopLocation } from '@liget/content-api';
import { type BalloonState, balloonAt, flightsOn } from './balloon.ts';
import type { Span } from './hours.ts';
import { isOver, occurrenceOnNow, occurrenceSoon } from './occurrences.ts';
import { isOpen, type OpeningStatus, openingAt } from './opening.ts';
import { dayQuestion, type Scene, sceneAt } from './scene.ts';
import { dayOf } from './time.ts';

/** What editors keep that changes with the hour. Either part is `null` while nobody can say. */
export interface ParkContent {
  places: readonly TopLocation[] | null;
  balloon: Balloon | null;
}

type Dated = Pick<Event, 'occurrences' | 'status' | 'location'>;

/** The park at an instant: every view of the site asks this one, so that no two say different things. */
export interface ParkAtInstant {
  at: Temporal.Instant;
  scene: Scene;
  question: ReturnType<typeof dayQuestion>;
  /** `null` while its content cannot be had. */
  balloon: BalloonState | null;
  /** `null` when the place has no hours that a machine can read. */
  opening(place: TopLocation): OpeningStatus | null;
  isOpen(place: TopLocation): boolean;
  /** The place of these slugs stays closed for the rest of the day: what lasts there cannot be seen today. */
  isShutToday(slugs: Pick<TopLocation['slugs'], 'hu'>): boolean;
  /** The occurrence of a program that is on. */
  onNow(event: Dated): Occurrence | undefined;
  /** The occurrence that begins within two hours. */
  soon(event: Dated): Occurrence | undefined;
  /** All its occurrences are over. */
  isOver(event: Pick<Event, 'occurrences'>): boolean;
}

/** `stateOfThePark` for an instant: pure, with no clock of its own. */
export function parkAt({ places, balloon }: ParkContent, at: Temporal.Instant): ParkAtInstant {
  const today = dayOf(at);
  const scheduled = balloon?.schedule?.slugs.hu;
  const placeOf = (slug: string | null | undefined) => places?.find(({ slugs }) => slug && slugs.hu === slug) ?? null;
  const flies = (place: TopLocation): Span[] =>
    balloon && scheduled && place.slugs.hu === scheduled
      ? [today.subtract({ days: 1 }), today].flatMap((day) => flightsOn(balloon, day))
      : [];
  const opening = (place: TopLocation) => openingAt(place, at, flies(place));
  const scene = sceneAt(at);
  const isPlaceOpen = (event: Dated) => {
    const place = placeOf(event.location?.top_location?.slugs.hu);
    const status = place && opening(place);
    // What is never closed lies outside: by night nobody is sent there for what has no hours of its own.
    return status?.kind === 'always' ? scene.hour !== 'night' : isOpen(status);
  };
  return {
    at,
    scene,
    question: dayQuestion(at),
    balloon: balloon && balloonAt(balloon, placeOf(scheduled), at),
    opening,
    isOpen: (place) => isOpen(opening(place)),
    isShutToday: ({ hu }) => {
      const place = placeOf(hu);
      return place !== null && opening(place)?.kind === 'closed';
    },
    onNow: (event) => occurrenceOnNow(event, at, isPlaceOpen(event)),
    soon: (event) => occurrenceSoon(event, at),
    isOver: ({ occurrences }) => occurrences.length > 0 && occurrences.every((item) => isOver(item, at)),
  };
}
