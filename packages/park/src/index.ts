export { type BalloonState, balloonAt, isBalloonOpen, isReadingOld, slotsFrom } from './balloon.ts';
export { exceptionOn, hasHours, hasHoursOn, isOpenAllDay, isOpenThrough, outsideHours, type Span, spansOn } from './hours.ts';
export { endsToday, hasBegun, isOver, occurrencesWithin, takesPlace } from './occurrences.ts';
export { isOpen, type NextOpening, type OpeningStatus, openingAt } from './opening.ts';
export { type ParkAtInstant, type ParkContent, parkAt } from './park.ts';
export type { PlaceHours } from './place-hours.ts';
export { HOURS_OF_LIGHT, type HourOfLight, type Scene, type Season, sceneAt, seasonOf, type Weekday, weekdayOf } from './scene.ts';
export { sunOn } from './sun.ts';
export { clockOf, dayOf, startOf, ZONE } from './time.ts';
