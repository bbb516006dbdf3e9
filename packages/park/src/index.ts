export { areAllDay } from './all-day.ts';
export { type BalloonState, getBalloonState, isBalloonOpen, isReportExpired, listSlotsFrom, markClosedDays } from './balloon.ts';
export { isSuitable, listMetNeeds, meetsNeeds } from './needs.ts';
export {
  type CountedDate,
  countPrograms,
  getOccurrenceState,
  isCounted,
  type OccurrenceState,
  type OffState,
  takesPlace,
} from './occurrence-state.ts';
export {
  findFirstActiveOccurrence,
  formatEndToday,
  hasBegun,
  hasComingDate,
  hasUnknownEnd,
  isOver,
  listCountedDates,
  listOccurrencesWithin,
} from './occurrences.ts';
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
export { getScene, getSeason, getWeekday, HOURS_OF_LIGHT, type HourOfLight, type Scene, type Season, type Weekday } from './scene.ts';
export { findShownDate, getShownLocation } from './shown-date.ts';
export { getShownDateStatus, getShownStatus, type ShownStatus } from './shown-status.ts';
export { findSlotTimesError, isOverlapping, selectValidSlots } from './slot-times.ts';
export { computeSun } from './sun.ts';
export { formatClock, getDayStart, toParkDay, ZONE } from './time.ts';
