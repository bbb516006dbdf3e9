export { type BalloonState, getBalloonState, isBalloonOpen, isReportExpired, listSlotsFrom, markClosedDays } from './balloon/balloon.ts';
export { findSlotTimesError, isOverlapping, selectValidSlots } from './balloon/slot-times.ts';
export { formatClock, formatExactClock, getDayStart, toParkDay, ZONE } from './dates/time.ts';
export { isSuitable, listMetNeeds, meetsNeeds } from './needs.ts';
export {
  type CountedDate,
  countPrograms,
  getOccurrenceState,
  isCounted,
  type OccurrenceState,
  type OffState,
  takesPlace,
} from './occurrences/occurrence-state.ts';
export {
  findFirstActiveOccurrence,
  formatEndToday,
  hasBegun,
  hasComingDate,
  hasUnknownEnd,
  isOver,
  listCountedDates,
  listOccurrencesWithin,
} from './occurrences/occurrences.ts';
export { findShownDate, getShownLocation } from './occurrences/shown-date.ts';
export { getShownDateStatus, getShownStatus, type ShownStatus } from './occurrences/shown-status.ts';
export { areAllDay } from './opening-hours/all-day.ts';
export { getAmenityHours } from './opening-hours/amenity-hours.ts';
export {
  areAlongside,
  findException,
  findOutsideHours,
  hasHours,
  hasHoursOn,
  isOpenAllDay,
  isOpenThrough,
  listOpeningSpans,
  type Span,
} from './opening-hours/opening-hours.ts';
export { getOpeningAt, isOpen, type NextOpening, type OpeningStatus } from './opening-hours/opening-state.ts';
export type { PlaceHours } from './opening-hours/place-hours.ts';
export { getPark, type ParkAtInstant, type ParkContent } from './park.ts';
export { getScene, getSeason, getWeekday, HOURS_OF_LIGHT, type HourOfLight, type Scene, type Season, type Weekday } from './scene/scene.ts';
export { computeSun } from './scene/sun.ts';
